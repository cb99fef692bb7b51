import Box from '@mui/material/Box'
import { type DragEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { visuallyHidden } from '#kernel/web/kit/hidden.ts'
import type { ElementBranch } from '../element.model.ts'
import { elementGridStyle } from './element-grid-style.ts'
import { type DropPlace, ElementRow } from './element-row.tsx'
import { type Direction, type Line, type Move, moveTo, step } from './element-tree.ts'
import { directionOfKey, neighbourOf } from './tree-keys.ts'

type Props = {
  label: string
  tree: readonly ElementBranch[]
  lines: readonly Line[]
  clients: ReadonlyMap<number, number> | undefined
  onToggle: (element: ElementBranch) => void
  onMove: (element: ElementBranch, move: Move | undefined) => void
  onEdit: (element: ElementBranch) => void
  onMenu: (element: ElementBranch, anchor: HTMLElement) => void
}

const rowOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-element]')

/** A third of a row at its top and at its bottom is beside it, the rest is inside. */
function placeUnder(event: DragEvent, row: HTMLElement): DropPlace {
  const { top, height } = row.getBoundingClientRect()
  const share = (event.clientY - top) / height
  return share < 1 / 3 ? 'before' : share > 2 / 3 ? 'after' : 'inside'
}

/** The tree of elements: read and moved by pointer or by keyboard (arrows to go, Alt and arrows to move). */
export function ElementGrid({ label, tree, lines, clients, onToggle, onMove, onEdit, onMenu }: Props) {
  const t = useT()
  const language = useLanguage()
  const grid = useRef<HTMLDivElement>(null)
  const dragged = useRef<ElementBranch | undefined>(undefined)
  const [current, setCurrent] = useState<number | undefined>()
  const [drop, setDrop] = useState<{ id: number; place: DropPlace } | undefined>()
  const present = lines.some(({ element }) => element.id === current) ? current : lines[0]?.element.id
  const lineAt = (row: HTMLElement | null) => lines.find(({ element }) => String(element.id) === row?.dataset.element)

  const focus = (id: number) => {
    setCurrent(id)
    grid.current?.querySelector<HTMLElement>(`[data-element="${id}"]`)?.focus()
  }
  const click = (event: MouseEvent) => {
    const row = rowOf(event.target)
    const line = lineAt(row)
    if (!row || !line) return
    const act = (event.target as Element).closest<HTMLElement>('[data-act]')
    focus(line.element.id)
    if (act?.dataset.act === 'menu') return onMenu(line.element, act)
    if (line.hasChildren) onToggle(line.element)
  }
  const press = (event: KeyboardEvent) => {
    const row = rowOf(event.target)
    const line = lineAt(row)
    if (!row || !line || event.target !== row) return
    const direction: Direction | undefined = event.altKey ? directionOfKey(event.key) : undefined
    if (direction) onMove(line.element, step(tree, line.element, direction))
    else if (event.key === 'Enter') onMenu(line.element, row.querySelector<HTMLElement>('.more') ?? row)
    else if (event.key === 'F2') onEdit(line.element)
    else {
      const next = neighbourOf(lines, line, event.key)
      if (next === 'toggle') onToggle(line.element)
      else if (next) focus(next.element.id)
      else return
    }
    event.preventDefault()
  }
  const drag = (event: DragEvent) => {
    dragged.current = lineAt(rowOf(event.target))?.element
    event.dataTransfer.effectAllowed = 'move'
  }
  const over = (event: DragEvent) => {
    const row = rowOf(event.target)
    const target = lineAt(row)?.element
    if (!row || !target || !dragged.current) return
    const place = placeUnder(event, row)
    if (!moveTo(tree, dragged.current, target, place)) return setDrop(undefined)
    event.preventDefault()
    if (drop?.id !== target.id || drop.place !== place) setDrop({ id: target.id, place })
  }
  const land = (event: DragEvent) => {
    const target = lines.find(({ element }) => element.id === drop?.id)?.element
    if (dragged.current && target && drop) onMove(dragged.current, moveTo(tree, dragged.current, target, drop.place))
    event.preventDefault()
    leave()
  }
  const leave = () => {
    dragged.current = undefined
    setDrop(undefined)
  }

  return (
    <Box
      ref={grid}
      role="treegrid"
      aria-label={label}
      sx={elementGridStyle}
      onClick={click}
      onKeyDown={press}
      onDragStart={drag}
      onDragOver={over}
      onDrop={land}
      onDragEnd={leave}
    >
      <div role="row" className="head">
        <div role="columnheader">{t('field.element')}</div>
        <div role="columnheader">{t('applications.path')}</div>
        <div role="columnheader">{t('field.clients')}</div>
        <div role="columnheader">
          <Box component="span" sx={visuallyHidden}>
            {t('kernel.table.actions')}
          </Box>
        </div>
      </div>
      {lines.map(line => (
        <ElementRow
          key={line.element.id}
          line={line}
          clients={clients && !line.element.archived ? (clients.get(line.element.id) ?? 0) : undefined}
          isCurrent={line.element.id === present}
          drop={drop?.id === line.element.id ? drop.place : undefined}
          language={language}
        />
      ))}
    </Box>
  )
}
