import LinkOutlined from '~icons/ic/outline-link'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import type { EnvelopeInFull } from '../envelope.model.ts'

/** What happened, each link with the beginning and the end of its digest, which holds that of the one before. */
export function ProofChain({ events }: { events: EnvelopeInFull['events'] }) {
  const t = useT()
  return (
    <SectionCard
      title={t('envelopes.chain')}
      actions={<Chip icon={<LinkOutlined />} tone="success" label={t('envelopes.links', { count: events.length })} />}
    >
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('envelopes.chain-text')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {events.map(event => (
          <Box
            key={event.number}
            component="li"
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 1,
              py: 0.75,
              ps: 1.5,
              borderInlineStart: 2,
              borderColor: 'divider',
              paddingInlineStart: 1.5,
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {event.label}
              </Typography>
              {event.person && (
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {event.person}
                </Typography>
              )}
            </Box>
            <Box sx={{ textAlign: 'end', flexShrink: 0 }}>
              <Typography variant="caption" component="p">
                <Moment instant={event.at} />
              </Typography>
              <Typography variant="caption" component="p" dir="ltr" sx={{ color: 'text.secondary' }}>
                {`${event.hash.slice(0, 4)}…${event.hash.slice(-4)}`}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  )
}
