import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Bars } from '#kernel/web/kit/bars.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { leftToRight } from '#kernel/web/left-to-right.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { CountedWeek } from '../indicator.model.ts'
import { indicatorsCalls } from '../indicators.calls.ts'
import type { Narrowing } from './use-filters-of-indicators.ts'

/** How many were under contract on the Monday of each week of the last half-year. */
export function HeadcountByWeek({ narrowing }: { narrowing: Narrowing }) {
  const t = useT()
  const { data, error, refetch } = useCall(indicatorsCalls.getHeadcountByWeek, narrowing, {
    staleTime: 60_000,
    keepsFormer: true,
  })
  return (
    <SectionCard title={t('rh.indicators.headcount')}>
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <LinesSkeleton lines={6} />}
      {data && <Weeks weeks={data} />}
    </SectionCard>
  )
}

function Weeks({ weeks }: { weeks: readonly CountedWeek[] }) {
  const t = useT()
  const { number, difference } = useFormat()
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!first || !last) return null
  const told = { number: number(last.count), week: last.isoWeek, weeks: weeks.length - 1 }
  const change = last.count - first.count
  const finding =
    change === 0
      ? t('rh.indicators.headcount-stable', told)
      : t('rh.indicators.headcount-change', { ...told, change: leftToRight(difference(change)) })
  const points = weeks.map(({ isoWeek, count }) => ({
    label: t('rh.indicators.week', { week: isoWeek }),
    value: count,
  }))
  const permanent = { name: t('rh.indicators.permanent'), values: weeks.map(week => week.permanent) }
  const parts = { first: permanent, others: t('rh.indicators.with-an-end') }
  return <Bars title={finding} points={points} written={value => number(value)} parts={parts} height={280} />
}
