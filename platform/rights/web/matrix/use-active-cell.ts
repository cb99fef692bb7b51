import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { ShownRow } from './shown-rows.ts'

/** `column` -1 is the name of the row. */
export type ActiveCell = { elementId: number; column: number }

type Grid = { rows: readonly ShownRow[]; columnCount: number; pageSize: number }

/**
 * The one cell of the grid that Tab leads to, moved by the arrows. The focus follows it only when the person moved it,
 * never when rows come and go.
 */
export function useActiveCell(
  scroller: RefObject<HTMLElement | null>,
  rowHeight: number,
  { rows, columnCount, pageSize }: Grid,
) {
  const [wished, setWished] = useState<ActiveCell | null>(null)
  const takesFocus = useRef(false)
  const found = rows.findIndex(({ element }) => element.id === wished?.elementId)
  const row = Math.max(0, found)
  const column = found < 0 ? -1 : Math.min(wished?.column ?? -1, columnCount - 1)

  useLayoutEffect(() => {
    const box = scroller.current
    if (!takesFocus.current || !box) return
    takesFocus.current = false
    scrollToRow(box, row, rowHeight)
    const cell = box.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`)
    cell?.focus({ preventScroll: true })
    if (cell) scrollToColumn(box, cell)
  }, [scroller, row, column, rowHeight])

  const goTo = (nextRow: number, nextColumn: number) => {
    const element = rows[clamp(nextRow, 0, rows.length - 1)]?.element
    const next = clamp(nextColumn, -1, columnCount - 1)
    if (!element || (element === rows[row]?.element && next === column)) return
    takesFocus.current = true
    setWished({ elementId: element.id, column: next })
  }

  /** Moves by the keys of a grid; says whether it did. */
  const moveBy = (event: KeyboardEvent<HTMLElement>) => {
    const toStart = event.ctrlKey || event.metaKey
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const moves: Record<string, () => void> = {
      ArrowUp: () => goTo(row - 1, column),
      ArrowDown: () => goTo(row + 1, column),
      ArrowLeft: () => goTo(row, column + (isMirrored ? 1 : -1)),
      ArrowRight: () => goTo(row, column + (isMirrored ? -1 : 1)),
      PageUp: () => goTo(row - pageSize, column),
      PageDown: () => goTo(row + pageSize, column),
      Home: () => goTo(toStart ? 0 : row, -1),
      End: () => goTo(toStart ? rows.length - 1 : row, columnCount - 1),
    }
    const move = moves[event.key]
    if (!move) return false
    event.preventDefault()
    move()
    return true
  }
  return { row, column, goTo, moveBy, note: setWished }
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))

/** The head of the grid covers what is scrolled under it. */
export const headHeight = 52

function scrollToRow(box: HTMLElement, row: number, rowHeight: number) {
  const top = row * rowHeight
  if (top < box.scrollTop) box.scrollTop = top
  const below = top + rowHeight + headHeight - (box.scrollTop + box.clientHeight)
  if (below > 0) box.scrollTop += below
}

function scrollToColumn(box: HTMLElement, cell: HTMLElement) {
  const name = cell.parentElement?.firstElementChild
  if (!name || cell === name) return
  const [boxed, named, placed] = [box, name, cell].map(one => one.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
    DOMRect,
  ]
  const isMirrored = getComputedStyle(box).direction === 'rtl'
  const hiddenAtStart = isMirrored ? placed.right - named.left : named.right - placed.left
  const hiddenAtEnd = isMirrored ? boxed.left - placed.left : placed.right - boxed.right
  const side = isMirrored ? -1 : 1
  if (hiddenAtStart > 0) box.scrollLeft -= side * hiddenAtStart
  else if (hiddenAtEnd > 0) box.scrollLeft += side * hiddenAtEnd
}
