import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { useReconnected, useSignal } from '#kernel/web/live.ts'
import { useAddress } from '#kernel/web/use-address.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { lineState, planChanged } from '#atelier/floor.signals.ts'
import { useWorkshop } from '#atelier/use-workshop.ts'
import { WorkshopFilter } from '#atelier/workshop-filter.tsx'
import type { WeekPlan } from '../plan.model.ts'
import { planningCalls } from '../planning.calls.ts'
import { Conflicts } from './conflicts.tsx'
import { DayBoard } from './day-board.tsx'
import { PlanDialog, type PlanToWrite } from './plan-dialog.tsx'
import { PlanSheet } from './plan-sheet.tsx'
import { useWeek } from '#kernel/web/use-week.ts'
import { WeekBar } from '#kernel/web/kit/week-bar.tsx'
import { WeekBoard } from './week-board.tsx'

/** The week, or a day, of a workshop: what each line makes, how full it is, and what is in the way. */
export function PlannerPage() {
  const t = useT()
  const place = useWorkshop()
  const week = useWeek()
  const { workshop } = place
  if (place.error) return <Failed error={place.error} onRetry={place.again} />
  if (place.workshops && !workshop)
    return (
      <Page title={t('atelier.plan.title')}>
        <Empty title={t('atelier.workshop.none')} text={t('atelier.workshop.none-text')} />
      </Page>
    )
  return workshop ? <Planner key={workshop.id} workshopId={workshop.id} place={place} week={week} /> : <Waiting />
}

type Props = { workshopId: string; place: ReturnType<typeof useWorkshop>; week: ReturnType<typeof useWeek> }

function Planner({ workshopId, place, week }: Props) {
  const t = useT()
  const address = useAddress<'vue' | 'plan'>()
  const asked = { atelierId: workshopId, year: week.year, week: week.week }
  const { data, error, refetch } = useCall(planningCalls.getWeekPlan, asked, { keepsFormer: true, staysOnPage: true })
  const again = () => void refetch()
  useSignal(planChanged, told => told.workshopId === workshopId && again())
  useSignal(lineState, told => told.workshopId === workshopId && again())
  useReconnected(again)
  const [writing, setWriting] = useState<PlanToWrite | null>(null)
  const view = address.of('vue') === 'jour' ? 'day' : 'week'
  const chosen = data?.details.find(({ id }) => id === address.of('plan'))
  const open = (id: string | null) => address.change({ plan: id })
  return (
    <Page
      title={t('atelier.plan.title')}
      context={data ? <Context plan={data} /> : undefined}
      actions={
        <>
          <WorkshopFilter {...place} />
          <WeekBar {...week} />
          <ToggleButtonGroup
            exclusive
            size="small"
            value={view}
            aria-label={t('atelier.plan.view')}
            onChange={(_, next: string | null) => next && address.change({ vue: next === 'day' ? 'jour' : null })}
          >
            <ToggleButton value="day">{t('field.day')}</ToggleButton>
            <ToggleButton value="week">{t('atelier.plan.week')}</ToggleButton>
          </ToggleButtonGroup>
          {data?.can.plan && (
            <Button variant="contained" startIcon={<Add />} onClick={() => setWriting({ date: firstDay(data) })}>
              {t('atelier.plan.add')}
            </Button>
          )}
        </>
      }
    >
      {error && !data && <Failed error={error} onRetry={again} />}
      {!data && !error && <Waiting />}
      {data && <Conflicts conflicts={data.conflicts} onOpen={open} />}
      {data && view === 'week' && <WeekBoard plan={data} chosenId={chosen?.id} onOpen={open} onPlan={setWriting} />}
      {data && view === 'day' && <DayBoard plan={data} onOpen={open} />}
      {chosen && data && <PlanSheet detail={chosen} plan={data} onEdit={setWriting} onClose={() => open(null)} />}
      {writing && data && (
        <PlanDialog workshopId={workshopId} plan={data} written={writing} onClose={() => setWriting(null)} />
      )}
    </Page>
  )
}

const firstDay = ({ days, today }: WeekPlan) => (days.includes(today) ? today : (days[0] as string))

function Context({ plan: { week, details, conflicts } }: { plan: WeekPlan }) {
  const t = useT()
  const { number } = useFormat()
  const cases = number(details.reduce((sum, { plannedCases }) => sum + plannedCases, 0))
  return t('atelier.plan.context', {
    week,
    plans: t('atelier.plan.plans', { n: details.length }),
    cases,
    conflicts: t('atelier.plan.conflicts', { n: conflicts.length }),
  })
}

const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 1 }} aria-hidden>
    {[1, 2, 3, 4].map(place => (
      <Skeleton key={place} variant="rounded" height={132} />
    ))}
  </Box>
)
