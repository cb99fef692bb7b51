import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { type CSSProperties, type DragEvent, memo, type MouseEvent, useMemo, useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { shifts, workableMinutes } from '../shift.model.ts'
import type { LigneDetail, WeekPlan } from '../plan.model.ts'
import { boardHands, planAt, type Step } from './board-hands.ts'
import { LineHead } from './line-head.tsx'
import { LoadBar, loadLook } from './load-bar.tsx'
import { PlanCard, planLook } from './plan-card.tsx'
import type { PlanToWrite } from './plan-dialog.tsx'
import { type CardWords, useCardWords } from './use-card-words.ts'
import { useMovePlan } from './use-move-plan.ts'

type Props = {
  plan: WeekPlan
  chosenId: string | undefined
  onOpen: (detailId: string) => void
  onPlan: (written: PlanToWrite) => void
}

/** Lines from top to bottom, days side by side: each plan where it will be made, each cell as full as it is. */
export function WeekBoard({ plan, chosenId, onOpen, onPlan }: Props) {
  const t = useT()
  const { number, longDate, shortDay } = useFormat()
  const words = useCardWords()
  const { lines, days, details, conflicts, today, can } = plan
  const shownDays = days.filter((day, place) => place < 6 || details.some(({ date }) => date === day))
  const spelled = new Map(shownDays.map(day => [day, longDate(day)]))
  const placed = useMemo(() => Map.groupBy(details, placeOf), [details])
  const numbered = useMemo(() => conflictNumbers(conflicts), [conflicts])
  const { over, ...hands } = useHands({ plan, onOpen, onPlan })
  const howToMove = can.plan ? t('atelier.plan.how-to-move') : undefined
  return (
    <Card sx={board}>
      <Box sx={{ overflowX: 'auto' }}>
        <Box
          role="grid"
          aria-label={t('atelier.plan.title')}
          sx={{
            display: 'grid',
            gridTemplateColumns: `128px repeat(${shownDays.length}, minmax(132px, 1fr))`,
            minWidth: 128 + shownDays.length * 132,
          }}
          {...hands}
        >
          <div role="row">
            <div role="columnheader">{t('atelier.plan.lines', { n: lines.length })}</div>
            {shownDays.map(day => (
              <div
                role="columnheader"
                key={day}
                data-today={day === today || undefined}
                ref={day === today ? bringIntoSight : undefined}
              >
                <strong>{shortDay(day)}</strong>{' '}
                <span>{t('atelier.plan.cases', { n: number(casesOn(details, day)) })}</span>
              </div>
            ))}
          </div>
          {lines.map(line => (
            <div role="row" key={line.id}>
              <LineHead
                line={line}
                share={shareOf(details.filter(({ ligneAtelierId }) => ligneAtelierId === line.id))}
              />
              {shownDays.map(day => {
                const place = placeOf({ ligneAtelierId: line.id, date: day })
                const theirs = placed.get(place) ?? none
                return (
                  <Cell
                    key={day}
                    place={place}
                    label={`${line.label}, ${spelled.get(day)}`}
                    details={theirs}
                    words={words}
                    conflicts={numbered}
                    chosenId={theirs.some(({ id }) => id === chosenId) ? chosenId : undefined}
                    isToday={day === today}
                    isOver={place === over}
                    howToMove={howToMove}
                  />
                )
              })}
            </div>
          ))}
        </Box>
      </Box>
      {howToMove && (
        <Box sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider', color: 'text.secondary', fontSize: '0.82rem' }}>
          {howToMove}
        </Box>
      )}
    </Card>
  )
}

/** Where the week is wider than the page, it opens at today. */
const bringIntoSight = (day: HTMLElement | null) => day?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

type CellProps = {
  place: string
  label: string
  details: readonly LigneDetail[]
  words: CardWords
  conflicts: ReadonlyMap<string, number>
  chosenId: string | undefined
  isToday: boolean
  isOver: boolean
  howToMove: string | undefined
}

const Cell = memo(function Cell(props: CellProps) {
  const { place, label, details, words, conflicts, chosenId, isToday, isOver, howToMove } = props
  const t = useT()
  return (
    <div
      role="gridcell"
      aria-label={label}
      className="plan-cell"
      data-place={place}
      data-today={isToday || undefined}
      data-over={isOver || undefined}
      style={{ '--plans': details.length } as CSSProperties}
    >
      <LoadBar share={shareOf(details)} label={t('atelier.plan.load', { place: label })} />
      {details.map(detail => (
        <PlanCard
          key={detail.id}
          detail={detail}
          words={words}
          conflict={conflicts.get(detail.id)}
          isChosen={detail.id === chosenId}
          howToMove={isMovable(detail) ? howToMove : undefined}
        />
      ))}
    </div>
  )
})

/** One listener for all cells and cards: a tap opens, a double one plans, a card is dragged or pushed by Alt and arrows. */
function useHands({ plan: { lines, days, details, can }, onOpen, onPlan }: Omit<Props, 'chosenId'>) {
  const move = useMovePlan()
  const [over, setOver] = useState<string>()
  const movable = (detailId: string) =>
    can.plan ? details.find(detail => detail.id === detailId && isMovable(detail)) : undefined
  const onStep = (detailId: string, { day, line }: Step) => {
    const detail = movable(detailId)
    const date = days[days.indexOf(detail?.date ?? '') + day]
    const target = lines[lines.findIndex(({ id }) => id === detail?.ligneAtelierId) + line]
    if (detail && date && target) void move(detail, { date, ligneAtelierId: target.id })
  }
  return {
    over,
    ...boardHands({ onOpen, onStep }),
    onDragStart: ({ target, dataTransfer }: DragEvent) => dataTransfer.setData('text/plain', planAt(target) ?? ''),
    onDragOver: (event: DragEvent) => {
      const place = placeAt(event.target)
      setOver(place)
      if (place) event.preventDefault()
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(undefined)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(undefined)
      const place = placeAt(event.target)
      const detail = movable(event.dataTransfer.getData('text/plain'))
      if (detail && place) void move(detail, placeSaid(place))
    },
    onDoubleClick: ({ target }: MouseEvent) => {
      const place = placeAt(target)
      if (!place || !can.plan) return
      const written = placeSaid(place)
      if (lines.find(({ id }) => id === written.ligneAtelierId)?.active) onPlan(written)
    },
  }
}

type Place = Pick<LigneDetail, 'ligneAtelierId' | 'date'>

const placeOf = ({ ligneAtelierId, date }: Place) => `${ligneAtelierId} ${date}`
const placeAt = (touched: EventTarget) =>
  touched instanceof Element ? touched.closest<HTMLElement>('[data-place]')?.dataset.place : undefined

function placeSaid(place: string): Place {
  const [ligneAtelierId = '', date = ''] = place.split(' ')
  return { ligneAtelierId, date }
}

const none: readonly LigneDetail[] = []

/** Of each plan the gravest conflict that it is in, as they are numbered above the board. */
const conflictNumbers = (conflicts: WeekPlan['conflicts']) =>
  new Map(conflicts.flatMap(({ detailIds }, place) => detailIds.map(id => [id, place + 1] as const)).toReversed())

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

const ofToday = { backgroundColor: 'color-mix(in srgb, currentColor 4%, transparent)' } as const
const board = {
  ...planLook,
  ...loadLook,
  '& [role=row]': { display: 'contents' },
  '& [role=columnheader]': { p: 1, borderBottom: 1, borderColor: 'divider', fontSize: '0.86rem' },
  '& [role=columnheader]:first-of-type': { color: 'text.secondary' },
  // Whatever day is in sight, its lines are named.
  '& [role=rowheader], & [role=columnheader]:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    backgroundColor: 'background.paper',
  },
  '& [role=columnheader] > span': { color: 'text.secondary', fontWeight: 400, fontSize: '0.8rem' },
  '& [role=columnheader][data-today]': ofToday,
  '& .plan-cell': {
    p: 0.75,
    minHeight: 116,
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 0.6,
    alignContent: 'start',
    // What is below the fold is laid out once one scrolls to it; until then it is about as high as its cards.
    contentVisibility: 'auto',
    containIntrinsicHeight: 'auto calc(34px + var(--plans) * 78px)',
    borderBottom: 1,
    borderInlineStart: 1,
    borderColor: 'divider',
  },
  '& .plan-cell[data-today]': ofToday,
  '& .plan-cell[data-over]': { outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: -2 },
} as const
