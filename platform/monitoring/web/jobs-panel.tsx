import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { monitoringCalls } from '../monitoring.calls.ts'
import { JobLine } from './job-line.tsx'

/** What the product does by itself: how each task last ended, when it comes back, and the way to run it now. */
export function JobsPanel() {
  const t = useT()
  const alert = useAlert()
  const { data, error, refetch } = useCall(monitoringCalls.getJobs, {}, { refetchInterval: 2_000 })
  const run = useSend(monitoringCalls.runJob, {
    onDone: (_answer, { name }) => alert.success(t('monitoring.job.started', { name })),
    staysOnPage: true,
  })
  const retry = useSend(monitoringCalls.retryFailedJobs, {
    onDone: ({ retried }) => alert.success(t('monitoring.job.retried', { count: retried })),
    staysOnPage: true,
  })
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <CardSkeleton lines={8} />
  return (
    <Card component="section" aria-label={t('monitoring.jobs')}>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {data.map(job => (
          <JobLine
            key={job.name}
            job={job}
            onRun={() => run.start({ name: job.name })}
            onRetry={() => retry.start({ name: job.name })}
          />
        ))}
      </Box>
    </Card>
  )
}
