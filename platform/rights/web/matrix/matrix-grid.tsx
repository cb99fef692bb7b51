import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { CellNote, useCellNote } from './cell-note.tsx'
import { MatrixHead } from './matrix-head.tsx'
import { MatrixRow } from './matrix-row.tsx'
import { matrixStyles } from './matrix-styles.ts'
import type { MatrixColumn } from './matrix-column.ts'
import type { ShownRow } from './shown-rows.ts'
import { headHeight, useActiveCell } from './use-active-cell.ts'
import { useLevelNames } from './use-level-names.ts'
import type { Matrix } from './use-matrix.ts'
import { useRowWindow } from './use-row-window.ts'
import type { Place, SetCells } from './use-set-cells.ts'

type Props = {
  label: string
  matrix: Matrix
  cells: SetCells
  rows: readonly ShownRow[]
  columns: readonly MatrixColumn[]
  onFold: (elementId: number, isOpen: boolean) => void
  onMenu: (place: Place, anchor: HTMLElement) => void
  onActive: (place: Place | null, elementId: number) => void
}

const nameWidth = 'clamp(220px, 24vw, 330px)'
/** Pixels. */
const columnWidth = 128
const widestColumn = 220

/** The tree against its columns: a grid of which only the rows in sight are drawn, all of it in reach of the keyboard. */
export function MatrixGrid({ label, matrix, cells, rows, columns, onFold, onMenu, onActive }: Props) {
  const nameOf = useLevelNames()
  const isTouched = useMediaQuery('(pointer: coarse)')
  const isPhone = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'))
  const height = isTouched ? 48 : 42
  const scroller = useRef<HTMLDivElement>(null)
  const { first, last } = useRowWindow(scroller, rows.length, height)
  const active = useActiveCell(scroller, height, { rows, columnCount: columns.length, pageSize: 10 })
  const note = useCellNote()

  const placeAt = (row: number, column: number): Place | null => {
    const [shown, standing] = [rows[row], columns[column]]
    return shown && standing ? { element: shown.element, column: standing } : null
  }
  const placeOf = (target: EventTarget) => {
    const cell = (target as Element).closest<HTMLElement>('[data-column]')
    const row = cell?.closest<HTMLElement>('[data-row]')
    return cell && row ? { cell, row: Number(row.dataset.row), column: Number(cell.dataset.column) } : null
  }
  const fold = (row: number, isOpen = !rows[row]?.isOpen) => {
    const shown = rows[row]
    if (shown?.hasChildren && shown.isOpen !== isOpen) onFold(shown.element.id, isOpen)
    return shown?.hasChildren === true && shown.isOpen !== isOpen
  }
  const open = (row: number, column: number, cell: HTMLElement) => {
    const place = placeAt(row, column)
    if (place) onMenu(place, cell)
    else fold(row)
  }

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const at = placeOf(event.target)
    if (!at || event.altKey) return
    const place = placeAt(at.row, at.column)
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const [inwards, outwards] = isMirrored ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    if (at.column === -1 && event.key === inwards && fold(at.row, true)) return event.preventDefault()
    if (at.column === -1 && event.key === outwards) {
      fold(at.row, false)
      return event.preventDefault()
    }
    if (active.moveBy(event)) return
    const isWithControl = event.ctrlKey || event.metaKey
    const acts: [boolean, () => void][] = [
      [
        place !== null && !isWithControl && /^[0-3]$/.test(event.key),
        () => cells.setDigit(place as Place, Number(event.key)),
      ],
      [place !== null && ['Delete', 'Backspace'].includes(event.key), () => cells.empty(place as Place)],
      [place !== null && isWithControl && event.key === 'Enter', () => cells.applyBelow(place as Place)],
      [isWithControl && event.key.toLowerCase() === 'z' && matrix.canUndo, matrix.undo],
      [!isWithControl && event.key === 'Enter', () => open(at.row, at.column, at.cell)],
      [event.key === ' ', () => undefined],
    ]
    const act = acts.find(([isMeant]) => isMeant)
    if (!act) return
    event.preventDefault()
    note.forget()
    act[1]()
  }

  /** When it is let go: a menu that opened before would take it for a choice. */
  const release = (event: KeyboardEvent<HTMLElement>) => {
    const at = event.key === ' ' && placeOf(event.target)
    if (at) open(at.row, at.column, at.cell)
  }

  const click = (event: MouseEvent<HTMLElement>) => {
    const at = placeOf(event.target)
    if (!at) return
    open(at.row, at.column, at.cell)
  }
  const enter = (target: EventTarget) => {
    const at = placeOf(target)
    const element = at && rows[at.row]?.element
    if (!at || !element) return
    if (at.row !== active.row || at.column !== active.column) active.note({ elementId: element.id, column: at.column })
    onActive(placeAt(at.row, at.column), element.id)
    note.look(at.cell)
  }

  const drawn = rows
    .map((row, index) => ({ row, index }))
    .filter(({ index }) => (index >= first && index <= last) || index === active.row)
  return (
    <>
      <Box
        ref={scroller}
        role="treegrid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        onKeyDown={press}
        onKeyUp={release}
        onClick={click}
        onFocus={event => enter(event.target)}
        onBlur={note.forget}
        onMouseOver={event => note.look(placeOf(event.target)?.cell)}
        onMouseLeave={note.forget}
        sx={matrixStyles}
        style={
          {
            '--matrix-name': isPhone ? 'minmax(0, 1fr)' : nameWidth,
            '--matrix-columns': `repeat(${columns.length}, minmax(${columnWidth}px, ${isPhone ? '1fr' : `${widestColumn}px`}))`,
            '--matrix-width': isPhone ? '100%' : `calc(${nameWidth} + ${columns.length * columnWidth}px)`,
          } as Record<string, string>
        }
      >
        <div role="rowgroup" className="matrix-inner" style={{ height: headHeight + rows.length * height }}>
          <MatrixHead columns={columns} />
          {drawn.map(({ row, index }) => (
            <MatrixRow
              key={row.element.id}
              row={row}
              index={index}
              height={height}
              columns={columns}
              changes={matrix.changes}
              nameOf={nameOf}
              activeColumn={index === active.row ? active.column : undefined}
            />
          ))}
        </div>
      </Box>
      <CellNote note={note} />
    </>
  )
}
