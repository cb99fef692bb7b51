import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CardGrid } from '#kernel/web/kit/card-grid.tsx'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { StatCard } from '#kernel/web/kit/stat-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { dashboardCalls } from '../dashboard.calls.ts'
import type { Dashboard } from '../dashboard.model.ts'
import { DisplayLinks } from './display-links.tsx'
import { PaceCurves } from './pace-curves.tsx'
import { writtenAge, writtenBytes, writtenMs } from './written.ts'

/** How the installation is now, and how its last day was. */
export function DashboardPanel() {
  const t = useT()
  const { number, percent } = useFormat()
  const { data, error, refetch } = useCall(dashboardCalls.getMonitoringDashboard, {}, { refetchInterval: 10_000 })
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <CardSkeleton lines={10} />
  const ms = (value: number | null) => (value === null ? '—' : writtenMs(number)(value))
  const figures = [
    { label: t('monitoring.figure.connected'), value: number(data.connectedUsers) },
    { label: t('monitoring.figure.requests'), value: number(data.requestsPerMinute) },
    { label: t('monitoring.figure.p50'), value: ms(data.p50) },
    { label: t('monitoring.figure.p95'), value: ms(data.p95) },
    { label: t('monitoring.figure.error-rate'), value: data.errorRate === null ? '—' : percent(data.errorRate) },
    { label: t('monitoring.figure.uptime'), value: writtenAge(number)(data.uptime) },
    { label: t('monitoring.figure.database'), value: writtenBytes(number)(data.database.size) },
    { label: t('monitoring.figure.files'), value: writtenBytes(number)(data.files.size) },
  ]
  return (
    <>
      <CardGrid most={4}>
        {figures.map(figure => (
          <li key={figure.label}>
            <StatCard {...figure} />
          </li>
        ))}
      </CardGrid>
      <PaceCurves history={data.history} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
        }}
      >
        <Processes processes={data.processes} />
        <Database database={data.database} queue={data.queue} />
      </Box>
      <DisplayLinks />
    </>
  )
}

function Processes({ processes }: Pick<Dashboard, 'processes'>) {
  const t = useT()
  const { number } = useFormat()
  return (
    <SectionCard title={t('monitoring.processes', { count: processes.length })}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {processes.map(({ id, startedAt, release, memoryMb, requestsPerMinute }) => (
          <Facts
            key={id}
            facts={[
              { label: t('monitoring.process.started'), value: <Moment instant={startedAt} /> },
              { label: t('field.release'), value: release },
              { label: t('monitoring.process.memory'), value: writtenBytes(number)(memoryMb * 1_048_576) },
              { label: t('monitoring.figure.requests'), value: number(requestsPerMinute) },
            ]}
          />
        ))}
      </Box>
    </SectionCard>
  )
}

function Database({ database: { connections, slowest }, queue }: Pick<Dashboard, 'database' | 'queue'>) {
  const t = useT()
  const { number } = useFormat()
  return (
    <SectionCard title={t('monitoring.database')}>
      <Facts
        facts={[
          { label: t('monitoring.database.connections'), value: number(connections) },
          { label: t('monitoring.queue.waiting'), value: number(queue.waiting) },
          { label: t('monitoring.queue.running'), value: number(queue.running) },
          { label: t('monitoring.queue.failed'), value: number(queue.failed) },
        ]}
      />
      <Typography variant="caption" component="h3" sx={{ mt: 2, color: 'text.secondary' }}>
        {t('monitoring.database.slowest')}
      </Typography>
      {slowest === null && <Typography variant="body2">{t('monitoring.database.uncounted')}</Typography>}
      {slowest?.map(({ statement, meanMs }) => (
        <Typography key={statement} variant="body2" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
          {writtenMs(number)(meanMs)} · {statement}
        </Typography>
      ))}
    </SectionCard>
  )
}
