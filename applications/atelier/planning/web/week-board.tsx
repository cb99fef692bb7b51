import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { type ReactNode, useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { shifts, workableMinutes } from '../shift.model.ts'
import type { LigneDetail, WeekPlan } from '../plan.model.ts'
import { LineHead } from './line-head.tsx'
import { LoadBar } from './load-bar.tsx'
import { PlanCard, planLook } from './plan-card.tsx'
import type { PlanToWrite } from './plan-dialog.tsx'
import { useMovePlan } from './use-move-plan.ts'
import { useShortDay } from '#kernel/web/use-short-day.ts'

type Props = {
  plan: WeekPlan
  chosenId: string | undefined
  onOpen: (detailId: string) => void
  onPlan: (written: PlanToWrite) => void
}

/** Lines from top to bottom, days side by side: each plan where it will be made, each cell as full as it is. */
export function WeekBoard({ plan, chosenId, onOpen, onPlan }: Props) {
  const t = useT()
  const { number, longDate } = useFormat()
  const shortDay = useShortDay()
  const move = useMovePlan()
  const { lines, days, details, today, can } = plan
  const shownDays = days.filter((day, place) => place < 6 || details.some(({ date }) => date === day))
  const spelled = new Map(shownDays.map(day => [day, longDate(day)]))
  const conflictOf = (id: string) => {
    const place = plan.conflicts.findIndex(({ detailIds }) => detailIds.includes(id))
    return place < 0 ? undefined : place + 1
  }
  const beside = (detail: LigneDetail, { day, line }: { day: number; line: number }) => {
    const date = days[days.indexOf(detail.date) + day]
    const target = lines[lines.findIndex(({ id }) => id === detail.ligneAtelierId) + line]
    if (date && target) void move(detail, { date, ligneAtelierId: target.id })
  }
  return (
    <Card sx={board}>
      <Box
        role="grid"
        aria-label={t('atelier.plan.title')}
        sx={{
          display: 'grid',
          gridTemplateColumns: `128px repeat(${shownDays.length}, minmax(132px, 1fr))`,
          minWidth: 128 + shownDays.length * 132,
        }}
      >
        <Box role="row" sx={{ display: 'contents' }}>
          <Box role="columnheader" sx={{ ...head, color: 'text.secondary' }}>
            {t('atelier.plan.lines', { n: lines.length })}
          </Box>
          {shownDays.map(day => (
            <Box role="columnheader" key={day} sx={{ ...head, ...(day === today && isToday) }}>
              <strong>{shortDay(day)}</strong>{' '}
              <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontSize: '0.8rem' }}>
                {t('atelier.plan.cases', { n: number(casesOn(details, day)) })}
              </Box>
            </Box>
          ))}
        </Box>
        {lines.map(line => (
          <Box role="row" key={line.id} sx={{ display: 'contents' }}>
            <LineHead line={line} share={shareOf(details.filter(({ ligneAtelierId }) => ligneAtelierId === line.id))} />
            {shownDays.map(day => (
              <Cell
                key={day}
                isToday={day === today}
                label={`${line.label}, ${spelled.get(day)}`}
                details={details.filter(({ ligneAtelierId, date }) => ligneAtelierId === line.id && date === day)}
                onDropped={id => {
                  const detail = details.find(one => one.id === id)
                  if (detail && can.plan) void move(detail, { ligneAtelierId: line.id, date: day })
                }}
                onPlan={can.plan && line.active ? () => onPlan({ date: day, ligneAtelierId: line.id }) : undefined}
                card={detail => (
                  <PlanCard
                    key={detail.id}
                    detail={detail}
                    conflict={conflictOf(detail.id)}
                    isChosen={detail.id === chosenId}
                    onOpen={() => onOpen(detail.id)}
                    onMove={can.plan && isMovable(detail) ? step => beside(detail, step) : undefined}
                  />
                )}
              />
            ))}
          </Box>
        ))}
      </Box>
      {can.plan && (
        <Box sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider', color: 'text.secondary', fontSize: '0.82rem' }}>
          {t('atelier.plan.how-to-move')}
        </Box>
      )}
    </Card>
  )
}

type CellProps = {
  label: string
  details: readonly LigneDetail[]
  isToday: boolean
  onDropped: (id: string) => void
  onPlan: (() => void) | undefined
  card: (detail: LigneDetail) => ReactNode
}

function Cell({ label, details, isToday: isNow, onDropped, onPlan, card }: CellProps) {
  const t = useT()
  const [isOver, setIsOver] = useState(false)
  return (
    <div
      role="gridcell"
      aria-label={label}
      onDragOver={event => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={event => {
        event.preventDefault()
        setIsOver(false)
        onDropped(event.dataTransfer.getData('text/plain'))
      }}
      onDoubleClick={onPlan}
      className="plan-cell"
      data-today={isNow || undefined}
      data-over={isOver || undefined}
    >
      <LoadBar share={shareOf(details)} label={t('atelier.plan.load', { place: label })} />
      {details.map(card)}
    </div>
  )
}

/** A plan moves until its order runs. */
export const isMovable = ({ state }: LigneDetail) => state === 'planned' || state === 'created'

const casesOn = (details: readonly LigneDetail[], day: string) =>
  details.reduce((sum, { date, plannedCases }) => sum + (date === day ? plannedCases : 0), 0)

/** Of the shifts in which something is planned: how much of their minutes it takes. */
export function shareOf(details: readonly LigneDetail[]) {
  const used = new Set(details.map(({ date, shift }) => `${date} ${shift}`))
  const capacity = [...used].reduce((sum, key) => {
    const shift = shifts.find(one => key.endsWith(one))
    return sum + (shift ? workableMinutes(shift) : 0)
  }, 0)
  const minutes = details.reduce((sum, { durationMin }) => sum + durationMin, 0)
  return capacity === 0 ? 0 : minutes / capacity
}

const head = { px: 1, py: 1, borderBottom: 1, borderColor: 'divider', fontSize: '0.86rem' } as const
const isToday = { bgcolor: 'color-mix(in srgb, currentColor 4%, transparent)' } as const
const board = {
  overflowX: 'auto',
  ...planLook,
  '& .plan-cell': {
    p: 0.75,
    minHeight: 116,
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 0.6,
    alignContent: 'start',
    // What is below the fold is laid out once one scrolls to it.
    contentVisibility: 'auto',
    containIntrinsicHeight: 'auto 116px',
    borderBottom: 1,
    borderInlineStart: 1,
    borderColor: 'divider',
  },
  '& .plan-cell[data-today]': isToday,
  '& .plan-cell[data-over]': { outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: -2 },
} as const
