import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useT } from '#kernel/web/i18n.ts'
import { Curve } from '#kernel/web/kit/curve.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Slot } from '../dashboard.model.ts'
import { writtenMs } from './written.ts'

/** The last day by five minutes: how much was asked, how long it took, what failed. */
export function PaceCurves({ history }: { history: readonly Slot[] }) {
  const t = useT()
  const { number, percent, time } = useFormat()
  const of = (value: (slot: Slot) => number | null) =>
    history.map(slot => ({ label: time(slot.at), value: value(slot) }))
  const slowest = Math.max(0, ...history.map(({ p95 }) => p95 ?? 0))
  const busiest = Math.max(0, ...history.map(({ requestsPerMinute }) => requestsPerMinute))
  const curves = [
    {
      title: t('monitoring.curve.requests', { most: number(busiest) }),
      points: of(slot => slot.requestsPerMinute),
      written: number,
    },
    {
      title: t('monitoring.curve.p95', { most: writtenMs(number)(slowest) }),
      points: of(({ p95 }) => p95),
      written: writtenMs(number),
      tone: 'info' as const,
    },
    {
      title: t('monitoring.curve.errors'),
      points: of(({ errorRate }) => errorRate),
      written: percent,
      tone: 'error' as const,
    },
  ]
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' } }}
    >
      {curves.map(curve => (
        <Card key={curve.title} sx={{ p: 2, minWidth: 0 }}>
          <Curve {...curve} />
        </Card>
      ))}
    </Box>
  )
}
