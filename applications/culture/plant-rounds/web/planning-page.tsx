import { Fragment, useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { WeekBar } from '#kernel/web/kit/week-bar.tsx'
import { useWeek } from '#kernel/web/use-week.ts'
import type { PlannedCrop, PlantRound } from '../plant-round.model.ts'
import { samplesCalls } from '../samples.calls.ts'
import { CropsMeasured } from './crops-measured.tsx'
import { DaysOfRounds } from './days-of-rounds.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'

/** The rounds of a week, day by day, what each observer has before him, and how often each crop is measured. */
export function PlanningPage() {
  const t = useT()
  const week = useWeek()
  const { data, error, refetch } = useCall(
    samplesCalls.getRegistrationPlans,
    { on: week.days[0] as string },
    { keepsFormer: true },
  )
  const [moved, setMoved] = useState<PlantRound | null>(null)
  const [planned, setPlanned] = useState<PlannedCrop | null>(null)
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <PageSkeleton />
  return (
    <Page
      title={t('culture.rounds.planning-title')}
      context={<Load rounds={data.rounds} />}
      actions={<WeekBar {...week} />}
    >
      <DaysOfRounds week={data} onMove={setMoved} />
      <CropsMeasured crops={data.crops} onPlan={setPlanned} />
      {moved && <MoveDialog round={moved} observers={data.observers} onClose={() => setMoved(null)} />}
      {planned && <PlanDialog crop={planned} today={data.today} onClose={() => setPlanned(null)} />}
    </Page>
  )
}

/** How many plants each observer measures in the week. */
function Load({ rounds }: { rounds: readonly PlantRound[] }) {
  const t = useT()
  const byObserver = Map.groupBy(rounds, ({ observerId }) => observerId)
  return [...byObserver].map(([observerId, own], at) => (
    <Fragment key={observerId}>
      {at > 0 && ' · '}
      <bdi>{own[0]?.observer}</bdi>{' '}
      <bdi>{t('culture.rounds.plants-count', { count: own.reduce((sum, { plants }) => sum + plants, 0) })}</bdi>
    </Fragment>
  ))
}
