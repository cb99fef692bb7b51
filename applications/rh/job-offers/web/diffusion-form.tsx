import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { CopyButton } from '#kernel/web/kit/copy-button.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { TwoColumns } from '#kernel/web/kit/two-columns.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { type JobOffer, type OfferDiffusion, offerChannels, sourcesIn } from '../job-offer.model.ts'

const typedDiffusion = z.object({
  site: z.boolean(),
  feed: z.boolean(),
  poster: z.boolean(),
  pool: z.boolean(),
  sources: z.string(),
})

type Props = {
  offer: JobOffer
  submit: string
  onSave: (diffusion: OfferDiffusion) => Promise<unknown>
  onCancel: () => void
  beside: ReactNode
}

/** Step 3: where the offer is shown, and a link a source by which one knows who reads it. */
export function DiffusionForm({ offer, submit, onSave, onCancel, beside }: Props) {
  const t = useT()
  const { channels, sources } = offer.diffusion
  return (
    <Form
      schema={typedDiffusion}
      values={{
        ...Object.fromEntries(offerChannels.map(channel => [channel, channels.includes(channel)])),
        sources: sources.join(', '),
      }}
      submit={submit}
      onSubmit={typed =>
        onSave({ channels: offerChannels.filter(channel => typed[channel]), sources: sourcesIn(typed.sources) })
      }
      onCancel={onCancel}
      keepsActionsInSight
    >
      <TwoColumns beside={beside}>
        <SectionCard title={t('rh.offer.step.diffusion')}>
          <Box sx={{ display: 'grid', gap: 1 }}>
            {offerChannels.map(channel => (
              <CheckboxField
                key={channel}
                name={channel}
                label={t(`rh.offer.channel.${channel}`)}
                help={t(`rh.offer.channel-help.${channel}`)}
              />
            ))}
            <TextField name="sources" label={t('rh.offer.sources')} help={t('rh.offer.sources-help')} />
          </Box>
        </SectionCard>
        <Links offer={offer} />
      </TwoColumns>
    </Form>
  )
}

/** The address of the offer, and one for each source with how many came by it. */
function Links({ offer: { address, diffusion, visits } }: { offer: JobOffer }) {
  const t = useT()
  const { number } = useFormat()
  const origin = window.location.origin
  const rows = ['site', ...diffusion.sources, 'poster', 'feed'].map(source => ({
    source,
    link: `${origin}${address}${source === 'site' ? '' : `?source=${source}`}`,
    visits: visits.find(visit => visit.source === source)?.visits ?? 0,
  }))
  return (
    <SectionCard title={t('rh.offer.links')}>
      <Box
        component="ul"
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {rows.map(({ source, link, visits }) => (
          <Box component="li" key={source} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="subtitle2">{source === 'site' ? t('rh.offer.channel.site') : source}</Typography>
              <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
                {link}
              </Typography>
            </Box>
            <Typography variant="body2">{t('rh.offer.visits-of', { number: number(visits) })}</Typography>
            <CopyButton text={link} label={t('rh.offer.copy-link', { source })} />
          </Box>
        ))}
      </Box>
    </SectionCard>
  )
}
