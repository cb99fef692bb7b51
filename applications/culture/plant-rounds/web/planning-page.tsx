import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { WeekBar } from '#kernel/web/kit/week-bar.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useWeek } from '#kernel/web/use-week.ts'
import type { PlannedCrop, PlantRound, WeekOfRounds } from '../plant-round.model.ts'
import { samplesCalls } from '../samples.calls.ts'
import { MoveDialog } from './move-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { RoundStateChip } from './round-state-chip.tsx'
import { useWeekdays } from './use-weekdays.ts'

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
      <Days week={data} onMove={setMoved} />
      <Plans crops={data.crops} onPlan={setPlanned} />
      {moved && <MoveDialog round={moved} observers={data.observers} onClose={() => setMoved(null)} />}
      {planned && <PlanDialog crop={planned} today={data.today} onClose={() => setPlanned(null)} />}
    </Page>
  )
}

/** How many plants each observer measures in the week. */
function Load({ rounds }: { rounds: readonly PlantRound[] }) {
  const t = useT()
  const byObserver = Map.groupBy(rounds, ({ observerId }) => observerId)
  return [...byObserver.values()]
    .map(own =>
      t('culture.rounds.load', { name: own[0]?.observer, plants: own.reduce((sum, { plants }) => sum + plants, 0) }),
    )
    .join(' · ')
}

function Days({ week: { days, today, rounds }, onMove }: { week: WeekOfRounds; onMove: (round: PlantRound) => void }) {
  const { longDate, dayAndMonth } = useFormat()
  const weekdays = useWeekdays()
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', lg: 'repeat(7, minmax(0, 1fr))' } }}>
      {days.map((day, at) => {
        const own = rounds.filter(({ dueOn }) => dueOn === day)
        return (
          <Box
            key={day}
            component="section"
            aria-label={longDate(day)}
            sx={{ display: { xs: own.length === 0 ? 'none' : 'grid', lg: 'grid' }, gap: 1, alignContent: 'start' }}
          >
            <Typography
              component="h2"
              variant="body2"
              sx={{ fontWeight: day === today ? 700 : 500, color: day === today ? 'primary.main' : 'text.secondary' }}
            >
              {`${weekdays[at]} ${dayAndMonth(`${day}T12:00:00Z`)}`}
            </Typography>
            {own.map(round => (
              <RoundCard key={round.id} round={round} onMove={() => onMove(round)} />
            ))}
          </Box>
        )
      })}
    </Box>
  )
}

function RoundCard({ round, onMove }: { round: PlantRound; onMove: () => void }) {
  const t = useT()
  const { date } = useFormat()
  const { code, variety, observer, state, measured, plants, dueOn } = round
  const said = (
    <Box sx={{ p: 1.5, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Typography sx={{ fontWeight: 650 }}>
        <bdi>{code}</bdi> <bdi>{variety}</bdi>
      </Typography>
      <Typography variant="body2">{observer}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('culture.rounds.done-of', { measured, plants })}
      </Typography>
      <RoundStateChip state={state} />
    </Box>
  )
  return (
    <Card>
      {round.can.move ? (
        <CardActionArea
          aria-label={t('culture.rounds.move-named', { code, day: date(dueOn) })}
          onClick={onMove}
          sx={{ height: 1 }}
        >
          {said}
        </CardActionArea>
      ) : (
        said
      )}
    </Card>
  )
}

function Plans({ crops, onPlan }: { crops: readonly PlannedCrop[]; onPlan: (crop: PlannedCrop) => void }) {
  const t = useT()
  const { date } = useFormat()
  const weekdays = useWeekdays()
  if (crops.length === 0) return <Empty title={t('culture.rounds.no-plan')} text={t('culture.rounds.no-plan-text')} />
  return (
    <SectionCard title={t('culture.rounds.crops-measured')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {crops.map(crop => {
          const { plantingId, code, variety, observer, plan } = crop
          return (
            <Box
              key={plantingId}
              component="li"
              sx={{ py: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}
            >
              <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600 }}>
                  <bdi>{`${code} · ${variety}`}</bdi>
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {observer}
                </Typography>
              </Box>
              {plan ? (
                <Typography variant="body2">
                  {[
                    weekdays[plan.weekday - 1],
                    t('culture.rounds.weeks', { count: plan.everyWeeks }),
                    plan.endsOn === null ? date(plan.startsOn) : `${date(plan.startsOn)} – ${date(plan.endsOn)}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
              ) : (
                <Chip label={t('culture.rounds.no-plan')} tone="warning" />
              )}
              {crop.can.plan && (
                <Button aria-label={t('culture.rounds.plan-named', { code })} onClick={() => onPlan(crop)}>
                  {t('culture.rounds.plan')}
                </Button>
              )}
            </Box>
          )
        })}
      </Box>
    </SectionCard>
  )
}
