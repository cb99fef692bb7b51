import PlayArrow from '~icons/ic/baseline-play-arrow'
import Replay from '~icons/ic/baseline-replay'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { monitoringCalls } from '../monitoring.calls.ts'

type KnownJob = AnswerOf<typeof monitoringCalls.getJobs>[number]
type Props = { job: KnownJob; onRun: () => void; onRetry: () => void }

export function JobLine({ job, onRun, onRetry }: Props) {
  const t = useT()
  const { number } = useFormat()
  const { name, cron, nextRunAt, lastRunAt, waiting, failed } = job
  const { label, tone } = lookOf(job)
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, px: 2.5, py: 1.5 }}>
      <Box sx={{ flex: '1 1 300px', minWidth: 0 }}>
        <Typography variant="body2" dir="ltr" sx={{ fontWeight: 600, textAlign: 'start' }}>
          {name}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {lastRunAt ? (
            <>
              {t('monitoring.job.last')} <Moment instant={lastRunAt} />
            </>
          ) : (
            t('monitoring.job.never')
          )}
          {nextRunAt && (
            <>
              {' · '}
              {t('monitoring.job.next')} <Moment instant={nextRunAt} />
            </>
          )}
          {!cron && ` · ${t('monitoring.job.on-demand')}`}
          {waiting > 0 && ` · ${t('monitoring.job.waiting', { count: waiting, total: number(waiting) })}`}
        </Typography>
      </Box>
      <Chip label={t(label)} tone={tone} />
      {failed > 0 && (
        <Button size="small" color="inherit" startIcon={<Replay />} onClick={onRetry}>
          {t('monitoring.job.retry', { count: failed, total: number(failed) })}
        </Button>
      )}
      {cron && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<PlayArrow />}
          aria-label={t('monitoring.job.run-named', { name })}
          onClick={onRun}
        >
          {t('monitoring.job.run')}
        </Button>
      )}
    </Box>
  )
}

function lookOf({ running, lastState }: KnownJob): { label: string; tone: Tone } {
  if (running > 0) return { label: 'monitoring.job.running', tone: 'info' }
  if (lastState === null) return { label: 'monitoring.job.idle', tone: 'neutral' }
  return lastState === 'failed'
    ? { label: 'monitoring.job.failed', tone: 'error' }
    : { label: 'monitoring.job.completed', tone: 'success' }
}
