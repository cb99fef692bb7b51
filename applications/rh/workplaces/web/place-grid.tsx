import Box from '@mui/material/Box'
import { type DragEvent, Fragment, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { visuallyHidden } from '#kernel/web/kit/hidden.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { NewPlaceRow } from './new-place-row.tsx'
import { placeGridStyle } from './place-grid-style.ts'
import { landingOf, type Line, neighbourOf, type PlaceNode } from './place-nodes.ts'
import { PlaceRow } from './place-row.tsx'

type Props = {
  label: string
  lines: readonly Line[]
  /** Below which a name is being typed. */
  addingTo: string | undefined
  onAdd: (holder: PlaceNode | undefined) => void
  onAdded: (name: string) => void
  onToggle: (node: PlaceNode) => void
  onOpen: (node: PlaceNode) => void
  onMove: (node: PlaceNode, holder: PlaceNode) => void
  onMenu: (node: PlaceNode, anchor: HTMLElement) => void
}

const rowOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-place]')

/** The tree of places: read, opened and moved by pointer or by keyboard. */
export function PlaceGrid({ label, lines, addingTo, onAdd, onAdded, onToggle, onOpen, onMove, onMenu }: Props) {
  const t = useT()
  const language = useLanguage()
  const { number } = useFormat()
  const grid = useRef<HTMLDivElement>(null)
  const dragged = useRef<PlaceNode | undefined>(undefined)
  const [current, setCurrent] = useState<string>()
  const [target, setTarget] = useState<string>()
  const present = lines.some(({ node }) => node.id === current) ? current : lines[0]?.node.id
  const lineAt = (row: HTMLElement | null) => lines.find(({ node }) => node.id === row?.dataset.place)

  const focus = (id: string) => {
    setCurrent(id)
    grid.current?.querySelector<HTMLElement>(`[data-place="${id}"]`)?.focus()
  }
  const click = (event: MouseEvent) => {
    const line = lineAt(rowOf(event.target))
    if (!line) return
    const act = (event.target as Element).closest<HTMLElement>('[data-act]')
    focus(line.node.id)
    if (act?.dataset.act === 'add') return onAdd(line.node)
    if (act?.dataset.act === 'menu') return onMenu(line.node, act)
    if (act?.dataset.act === 'toggle' || line.node.kind === 'company') return line.hasChildren && onToggle(line.node)
    onOpen(line.node)
  }
  const press = (event: KeyboardEvent) => {
    const row = rowOf(event.target)
    const line = lineAt(row)
    if (!row || !line || event.target !== row) return
    const next = neighbourOf(lines, line, event.key, document.documentElement.dir === 'rtl')
    if (next === 'toggle') onToggle(line.node)
    else if (next) focus(next.node.id)
    else if (event.key === 'Enter' && line.node.kind !== 'company') onOpen(line.node)
    else if (event.key === 'Insert') row.querySelector<HTMLElement>('[data-act=add]')?.click()
    else if (event.key === 'F2') row.querySelector<HTMLElement>('[data-act=menu]')?.click()
    else return
    event.preventDefault()
  }
  const drag = (event: DragEvent) => {
    dragged.current = lineAt(rowOf(event.target))?.node
    event.dataTransfer.effectAllowed = 'move'
  }
  const holderUnder = (event: DragEvent) => {
    const over = lineAt(rowOf(event.target))?.node
    return over && dragged.current && landingOf(dragged.current, over)
  }
  const hover = (event: DragEvent) => {
    const holder = holderUnder(event)
    setTarget(holder?.id)
    if (holder) event.preventDefault()
  }
  const land = (event: DragEvent) => {
    const holder = holderUnder(event)
    event.preventDefault()
    if (holder && dragged.current) onMove(dragged.current, holder)
    leave()
  }
  const leave = () => {
    dragged.current = undefined
    setTarget(undefined)
  }

  return (
    <Box
      ref={grid}
      role="treegrid"
      aria-label={label}
      sx={placeGridStyle}
      onClick={click}
      onKeyDown={press}
      onDragStart={drag}
      onDragOver={hover}
      onDrop={land}
      onDragEnd={leave}
    >
      <div role="row" className="head">
        <div role="columnheader">{t('rh.field.place')}</div>
        <div role="columnheader">{t('field.city')}</div>
        <div role="columnheader">{t('rh.place.headcount')}</div>
        <div role="columnheader">
          <Box component="span" sx={visuallyHidden}>
            {t('kernel.table.actions')}
          </Box>
        </div>
      </div>
      {lines.map(line => (
        <Fragment key={line.node.id}>
          <PlaceRow
            line={line}
            isCurrent={line.node.id === present}
            isTarget={line.node.id === target}
            number={number}
            language={language}
          />
          {line.node.id === addingTo && (
            <NewPlaceRow
              holder={line.node}
              depth={line.depth + 1}
              onAdded={onAdded}
              onClose={isLeft => {
                onAdd(undefined)
                if (!isLeft) focus(line.node.id)
              }}
            />
          )}
        </Fragment>
      ))}
    </Box>
  )
}
