import Box from '@mui/material/Box'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { CountedWeek } from '../indicator.model.ts'
import { indicatorsCalls } from '../indicators.calls.ts'
import { type Figure, FigureCards } from './figure-cards.tsx'

/** Weeks over which the headcount is compared. */
const comparedWeeks = 4
const quietly = { staleTime: 60_000, staysOnPage: true }

/** The staff in four figures, each opening its list. */
export function StaffAtHome() {
  const t = useT()
  const { data: figures, error } = useCall(indicatorsCalls.getStaffFigures, {}, quietly)
  const { data: weeks } = useCall(indicatorsCalls.getHeadcountByWeek, {}, quietly)
  const trend = useTrend(weeks)
  const { number } = useFormat()
  if (error && !figures) throw error
  if (!figures) return <CardSkeleton lines={1} />
  const { active, starting, ending, startedBefore, endedBefore, toHire, upcoming, opensList } = figures
  const tiles: Figure[] = [
    { label: t('rh.employees.headcount'), value: active, chosen: {}, ...(trend && { trend }) },
    {
      label: t('rh.indicators.arrivals'),
      value: starting,
      chosen: { month: 'starting' },
      note: { text: t('rh.indicators.month-before', { number: number(startedBefore) }) },
    },
    {
      label: t('rh.indicators.departures'),
      value: ending,
      chosen: { month: 'ending' },
      note: { text: t('rh.indicators.month-before', { number: number(endedBefore) }) },
    },
    {
      label: t('rh.indicators.to-hire'),
      value: toHire,
      chosen: { tab: 'to_hire' },
      ...(upcoming > 0 && {
        note: { text: t('rh.indicators.upcoming', { count: upcoming, number: number(upcoming) }) },
      }),
    },
  ]
  return (
    <Box sx={row}>
      <FigureCards figures={tiles} narrowing={{}} opensList={opensList} />
    </Box>
  )
}

/** How the number of people under contract moved; nothing where it did not. */
function useTrend(weeks: readonly CountedWeek[] | undefined) {
  const t = useT()
  const { difference } = useFormat()
  const [before, last] = [weeks?.at(-1 - comparedWeeks), weeks?.at(-1)]
  const change = before && last ? last.count - before.count : 0
  if (change === 0) return undefined
  return {
    direction: change > 0 ? ('up' as const) : ('down' as const),
    text: difference(change),
    isGood: change > 0,
    against: t('rh.indicators.in-weeks', { weeks: comparedWeeks }),
  }
}

const row = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
}
