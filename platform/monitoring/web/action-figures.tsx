import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { SparkBars } from '#kernel/web/kit/spark-bars.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { actionReportsCalls } from '../action-reports.calls.ts'
import { RankedList } from './ranked-list.tsx'
import { writtenMs } from './written.ts'

type Props = { chosen: { clientId?: string; applicationId?: number } }

/** The last 24 hours: by application and hour, what takes longest, what is refused. */
export function ActionFigures({ chosen }: Props) {
  const t = useT()
  const { number } = useFormat()
  const { data, error, refetch } = useCall(actionReportsCalls.getActionFigures, chosen, { refetchInterval: 60_000 })
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <CardSkeleton lines={4} />
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1.3fr 1fr 1fr' } }}>
      <Card component="section" aria-label={t('monitoring.by-application')} sx={{ p: 2.5 }}>
        <Typography variant="h6" component="h2">
          {t('monitoring.day', { count: data.total, total: number(data.total) })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {t('monitoring.day-refused', { refused: number(data.refused), failed: number(data.failed) })}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.applications.map(({ id, name, total, hours }) => (
            <Box
              component="li"
              key={id ?? 'platform'}
              sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.5 }}
            >
              <Typography variant="body2" sx={{ flex: 1, minWidth: 0 }}>
                {name ?? t('monitoring.platform')}
              </Typography>
              <SparkBars values={hours} width={130} />
              <Typography variant="body2" sx={{ minWidth: 52, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}>
                {number(total)}
              </Typography>
            </Box>
          ))}
        </Box>
      </Card>
      <RankedList
        title={t('monitoring.slowest')}
        note={t('monitoring.slowest-note')}
        rows={data.slowest.map(({ call, p95 }) => ({ name: call, value: writtenMs(number)(p95) }))}
      />
      <RankedList
        title={t('monitoring.most-refused')}
        note={t('monitoring.most-refused-note')}
        rows={data.mostRefused.map(({ call, refused }) => ({ name: call, value: number(refused) }))}
      />
    </Box>
  )
}
