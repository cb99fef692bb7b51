import CheckCircleOutlined from '~icons/ic/outline-check-circle'
import ErrorOutlineOutlined from '~icons/ic/outline-error-outline'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { JobOffer, OfferCheck, OfferStep } from '../job-offer.model.ts'
import { jobOffersCalls } from '../job-offers.calls.ts'

type Props = { offer: JobOffer; onStep: (step: OfferStep) => void }

/** What is to be mended before the offer is shown, the button that shows it, and the offer as a telephone has it. */
export function OfferChecks({ offer, onStep }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send, isSending } = useSend(jobOffersCalls.publishJobOffer, { staysOnPage: true })
  const { checks, can, status, id, version } = offer
  const publish = async () => {
    try {
      await send({ id, version })
      alert.success(t('rh.offer.published', { title: offer.description.texts.fr?.title ?? '' }))
    } catch (failure) {
      alert.error((failure as Error).message)
    }
  }
  const isToPublish = can.edit && (status === 'draft' || status === 'paused')
  return (
    <Box sx={{ display: 'grid', gap: 2, position: { lg: 'sticky' }, top: 80 }}>
      <SectionCard title={t('rh.offer.before-publishing')}>
        <Box sx={{ display: 'grid', gap: 1 }}>
          {checks.length === 0 && (
            <Typography sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <CheckCircleOutlined color="success" fontSize="small" /> {t('rh.offer.complete')}
            </Typography>
          )}
          {checks.map(check => (
            <Check key={`${check.field} ${check.word}`} check={check} onStep={onStep} />
          ))}
          {isToPublish && (
            <Button variant="contained" disabled={checks.length > 0} loading={isSending} onClick={publish}>
              {t('rh.offer.publish')}
            </Button>
          )}
          {status === 'published' && (
            <Link href={offer.address} target="_blank" rel="noreferrer">
              {t('rh.offer.see')}
            </Link>
          )}
        </Box>
      </SectionCard>
      <Preview offer={offer} />
    </Box>
  )
}

function Check({ check, onStep }: { check: OfferCheck; onStep: (step: OfferStep) => void }) {
  const t = useT()
  const field = check.field.split('.').at(-1) ?? ''
  return (
    <Typography variant="body2" sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <ErrorOutlineOutlined color="warning" fontSize="small" />
      <Link component="button" type="button" variant="body2" onClick={() => onStep(check.step)}>
        {t(`rh.offer.checked.${field}`)}
      </Link>
      {t(`rh.offer.check.${check.code}`, { word: check.word ?? '' })}
    </Typography>
  )
}

/** As the list of offers shows it on a telephone. */
function Preview({ offer: { criteria, description, site } }: Pick<Props, 'offer'>) {
  const t = useT()
  const { date, money } = useFormat()
  const euros = (amount: number) => money(Math.round(amount * 100))
  const { payMin, payMax, payUnit, posts, startsOn, endsOn, weeklyHours } = criteria
  const amount =
    payMin === null
      ? t('rh.offer.pay-missing')
      : payMax === null || payMax === payMin
        ? euros(payMin)
        : t('rh.offer.pay-between', { least: euros(payMin), most: euros(payMax) })
  const days = endsOn
    ? t('rh.offer.days-between', { from: date(startsOn), to: date(endsOn) })
    : t('rh.offer.days-from', { from: date(startsOn), to: '' })
  return (
    <SectionCard title={t('rh.offer.on-phone')}>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 3, p: 2, maxWidth: 360, display: 'grid', gap: 0.5 }}>
        <Typography sx={{ fontWeight: 650 }}>{description.texts.fr?.title || '—'}</Typography>
        <Typography sx={{ color: 'primary.main', fontWeight: 650 }}>
          {t(`rh.offer.pay.${payUnit}`, { amount })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('rh.offer.posts-said', { number: posts })} · {days} · {weeklyHours} h
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {site.name}
        </Typography>
      </Box>
    </SectionCard>
  )
}
