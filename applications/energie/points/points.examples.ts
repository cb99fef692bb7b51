import type { Examples } from '#kernel/testing/examples.ts'
import type { pointsCalls } from './points.calls.ts'

const meter = (here: { id: (table: string, fits?: (row: Record<string, unknown>) => boolean) => string }) =>
  here.id('energie.meter', ({ archived_at }) => archived_at === null)

const stretch = { day: '2026-06-10', from: '2026-06-09T22:00:00Z', to: '2026-06-09T22:30:00Z', reason: 'Panne' }

export const pointsExamples: Examples<typeof pointsCalls> = {
  getPointsCalendar: here => ({ meterId: meter(here), month: '2026-06-01' }),
  importPoints: here => ({
    meterId: meter(here),
    fileName: 'courbe.csv',
    text: '11/06/2026 00:00;12,5\n11/06/2026 00:10;13',
    stamp: 'start',
    unit: 'kw',
    replaces: false,
    dryRun: false,
  }),
  estimatePoints: here => ({ meterId: meter(here), ...stretch, kw: 12.5 }),
  correctPoints: here => {
    const series = here.row('platform.series', ({ subject_id }) => subject_id === meter(here))
    const day = here.row('platform.series_day', row => row.series_id === series?.id && row.day === stretch.day)
    return { meterId: meter(here), ...stretch, kw: 13 + Number(day?.version ?? 0), version: Number(day?.version ?? 0) }
  },
  getLoadCurves: here => ({ meters: meter(here), from: '2026-06-01', to: '2026-06-07', step: 'day' }),
}
