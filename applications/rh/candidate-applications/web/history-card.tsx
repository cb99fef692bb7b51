import Alert from '@mui/material/Alert'
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
        {events.map(({ id, what, toStatus, reason, at, by, message }) => (
          <Box component="li" key={id}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {toStatus ? t(`rh.application.state.${toStatus}`) : t(`rh.application.event.${what}`)}
            </Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              <bdi>{[moment(at), by, reason && reasonOf(reason)].filter(Boolean).join(' · ')}</bdi>
            </Typography>
            {message && <Message message={message} />}
          </Box>
        ))}
      </Box>
    </SectionCard>
  )
}

type Written = NonNullable<ApplicationInFull['events'][number]['message']>

/** What was written to him, and whether it has left. */
function Message({ message: { subject, text, sentAt, failedAt } }: { message: Written }) {
  const t = useT()
  return (
    <Box component="details" sx={{ mt: 0.5, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      <summary>
        <bdi>{subject}</bdi>
      </summary>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', mt: 0.5 }}>
        <bdi>{text}</bdi>
      </Typography>
      {failedAt && <Alert severity="error">{t('rh.application.message-failed')}</Alert>}
      {!failedAt && !sentAt && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('rh.application.message-waits')}
        </Typography>
      )}
    </Box>
  )
}
