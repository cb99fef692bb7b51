import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useRefusalReasons } from '#rh/refusal-names.ts'
import { type ApplicationInFull, isRefusalReason } from '../candidate-application.model.ts'

/** What became of an application, the last first. */
export function HistoryCard({ events }: { events: ApplicationInFull['events'] }) {
  const t = useT()
  const { moment } = useFormat()
  const { nameOf } = useRefusalReasons()
  const reasonOf = (reason: string) => (isRefusalReason(reason) ? nameOf(reason) : reason)
  return (
    <SectionCard title={t('field.history')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {events.map(({ id, what, toStatus, reason, at, by }) => (
          <Box component="li" key={id}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {toStatus ? t(`rh.application.state.${toStatus}`) : t(`rh.application.event.${what}`)}
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              <bdi>{[moment(at), by, reason && reasonOf(reason)].filter(Boolean).join(' · ')}</bdi>
            </Typography>
          </Box>
        ))}
      </Box>
    </SectionCard>
  )
}
