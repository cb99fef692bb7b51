import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { useAddress } from '#kernel/web/use-address.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { WeekPlan } from '../plan.model.ts'
import { shifts, startOf } from '../shift.model.ts'
import { lineTones } from './line-head.tsx'
import { boardHands } from './board-hands.ts'
import { LoadBar, loadLook } from './load-bar.tsx'
import { PlanCard, planLook } from './plan-card.tsx'
import { useCardWords } from './use-card-words.ts'
import { shareOf } from './week-board.tsx'

/** One day, a column a line: its plans by shift and turn. */
export function DayBoard({ plan, onOpen }: { plan: WeekPlan; onOpen: (detailId: string) => void }) {
  const t = useT()
  const { shortDay } = useFormat()
  const words = useCardWords()
  const address = useAddress<'jour'>()
  const usual = plan.days.includes(plan.today) ? plan.today : plan.days[0]
  const day = plan.days.find(one => one === address.of('jour')) ?? usual
  const ofDay = plan.details.filter(({ date }) => date === day)
  return (
    <>
      <Tabs
        label={t('field.day')}
        value={day ?? ''}
        onChange={jour => address.change({ jour })}
        tabs={plan.days.map(value => ({
          value,
          label: shortDay(value),
          count: plan.details.filter(({ date }) => date === value).length,
        }))}
      />
      {ofDay.length === 0 && <Empty title={t('atelier.plan.none-day')} text={t('atelier.plan.none-day-text')} />}
      <Box sx={board} {...boardHands({ onOpen })}>
        {plan.lines.map(line => {
          const theirs = ofDay.filter(({ ligneAtelierId }) => ligneAtelierId === line.id)
          if (theirs.length === 0) return null
          return (
            <Card
              key={line.id}
              component="section"
              aria-label={line.label}
              sx={{ p: 1.5, display: 'grid', gap: 1, alignContent: 'start' }}
            >
              <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
                <Box component="h2" sx={{ m: 0, fontSize: '1.05rem' }}>
                  {line.label}
                </Box>
                <Chip tone={lineTones[line.state]} label={t(`atelier.line.state.${line.state}`)} />
              </Box>
              {shifts.map(shift => {
                const inShift = theirs.filter(detail => detail.shift === shift)
                if (inShift.length === 0) return null
                const name = t('atelier.plan.shift-from', { shift: t(`atelier.shift.${shift}`), time: startOf(shift) })
                return (
                  <Box key={shift} sx={{ display: 'grid', gap: 0.75 }}>
                    <Box sx={{ color: 'text.secondary', fontSize: '0.82rem' }}>{name}</Box>
                    <LoadBar
                      share={shareOf(inShift)}
                      label={t('atelier.plan.load', { place: `${line.label}, ${name}` })}
                    />
                    {inShift.map(detail => (
                      <PlanCard key={detail.id} detail={detail} words={words} />
                    ))}
                  </Box>
                )
              })}
            </Card>
          )
        })}
      </Box>
    </>
  )
}

const board = {
  ...planLook,
  ...loadLook,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))',
} as const
