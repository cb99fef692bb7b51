import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { HoldOfLot, Lot } from '../lot.model.ts'
import { ageInWords } from './age-in-words.ts'
import { RecallCard } from './recall-card.tsx'
import { Square } from './age-mark.tsx'

/** What it is, where it is, what holds it, how far a recall would reach. */
export const LotCards = ({ lot }: { lot: Lot }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    }}
  >
    <WhatItIs lot={lot} />
    <WhereItIs lot={lot} />
    <WhatHoldsIt holds={lot.holds} />
    <RecallCard lot={lot} />
  </Box>
)

function WhatItIs({ lot }: { lot: Lot }) {
  const t = useT()
  const { weight, date } = useFormat()
  return (
    <SectionCard title={t('atelier.lot.what')}>
      <Facts
        minWidth={110}
        facts={[
          { label: t('atelier.lot.received'), value: weight(lot.initialKg) },
          {
            label: t('atelier.lot.age'),
            value: ageInWords(t, lot.ageDays),
          },
          { label: t('atelier.lot.size'), value: lot.sizeCode },
          { label: t('trade.crop-code'), value: lot.cropCode },
          { label: t('atelier.lot.best-before'), value: lot.bestBefore ? date(lot.bestBefore) : null },
          { label: t('atelier.lot.external-number'), value: lot.externalNumber },
        ]}
      />
    </SectionCard>
  )
}

function WhereItIs({ lot }: { lot: Lot }) {
  const t = useT()
  const { weight } = useFormat()
  const { use } = lot
  const parts = [
    { label: t('atelier.lot.use.poured'), kg: use.pouredKg, band: 'fresh' },
    { label: t('atelier.lot.use.mixed'), kg: use.mixedKg + use.splitKg, band: 'two' },
    { label: t('atelier.lot.use.shipped'), kg: use.shippedKg, band: 'two' },
    { label: t('atelier.lot.use.waste'), kg: use.wasteKg, band: 'four' },
    { label: t('atelier.lot.use.left'), kg: use.inStockKg, band: lot.qualityStatus === 'free' ? 'fresh' : 'older' },
  ] as const
  return (
    <SectionCard title={t('atelier.lot.where')}>
      <Typography
        sx={{ fontSize: '1.5rem', fontWeight: 680, letterSpacing: '-0.02em', fontVariantNumeric: 'tabular-nums' }}
      >
        <bdi>{weight(lot.physicalKg)}</bdi>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {lot.balances.map(({ location }) => location.name).join(', ') || t('atelier.lot.nowhere')}
      </Typography>
      {parts
        .filter(({ kg }) => kg > 0)
        .map(({ label, kg, band }) => (
          <Box key={label} sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '0.875rem' }}>
            <Square band={band} />
            {label}
            <Box component="b" sx={{ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' }}>
              {weight(kg)}
            </Box>
          </Box>
        ))}
    </SectionCard>
  )
}

function WhatHoldsIt({ holds }: { holds: readonly HoldOfLot[] }) {
  const t = useT()
  return (
    <SectionCard title={t('atelier.lot.holds')}>
      {holds.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('atelier.lot.no-hold')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {holds.slice(0, 4).map(hold => (
          <Hold key={hold.id} hold={hold} />
        ))}
      </Box>
    </SectionCard>
  )
}

function Hold({ hold }: { hold: HoldOfLot }) {
  const t = useT()
  const isOpen = hold.releasedAt === null
  const who = isOpen ? hold.heldBy : hold.releasedBy
  return (
    <Box
      component="li"
      sx={theme => ({
        px: 1.25,
        py: 0.75,
        borderRadius: 1.5,
        ...(isOpen && { backgroundColor: `color-mix(in srgb, ${theme.vars.palette.error.main} 7%, transparent)` }),
      })}
    >
      <Typography
        component="p"
        sx={theme => ({
          fontWeight: 650,
          fontSize: '0.875rem',
          color: isOpen ? theme.vars.palette.error.strong : undefined,
        })}
      >
        {hold.reason}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t(isOpen ? `atelier.lot.status.${hold.status}` : 'atelier.lot.lifted')}{' '}
        <Moment instant={isOpen ? hold.heldAt : hold.releasedAt} />
        {who && ` · ${who}`}
      </Typography>
    </Box>
  )
}
