import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { raiseAlert } from '#kernel/web/alerts.ts'

type Options<Item> = {
  items: readonly Item[]
  list: RefObject<HTMLElement | null>
  onMove: (id: string, by: number) => Promise<unknown>
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** The order while a row is on its way: shown at once, kept until the server's own comes, undone when it refuses. */
export function useReordering<Item extends { id: string }>({ items, list, onMove }: Options<Item>) {
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [said, setSaid] = useState<{ at: number; of: number } | null>(null)
  const focused = useRef<string | null>(null)
  const byId = new Map(items.map(item => [item.id, item]))
  const ids = order ?? items.map(({ id }) => id)
  const shown = ids.flatMap(id => byId.get(id) ?? [])

  useLayoutEffect(() => {
    if (focused.current) list.current?.querySelector<HTMLElement>(`[data-handle="${focused.current}"]`)?.focus()
  })

  const place = (id: string, at: number) => {
    const others = ids.filter(other => other !== id)
    setOrder([...others.slice(0, at), id, ...others.slice(at)])
  }
  const commit = async (id: string, at: number) => {
    const by = at - items.findIndex(item => item.id === id)
    setSaid({ at: at + 1, of: items.length })
    try {
      if (by !== 0) await onMove(id, by)
    } catch (failure) {
      raiseAlert({ kind: 'error', text: (failure as Error).message })
    }
    setOrder(null)
  }

  const handlers = (id: string) => ({
    onKeyDown: (event: KeyboardEvent) => {
      const at = ids.indexOf(id) + (steps[event.key] ?? 0)
      if (!steps[event.key] || order || at < 0 || at >= ids.length) return
      event.preventDefault()
      focused.current = id
      place(id, at)
      void commit(id, at)
    },
    onBlur: () => {
      if (!order) focused.current = null
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || order) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged(id)
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (dragged !== id || !list.current) return
      const at = placeUnder(list.current, ids.indexOf(id), clientY)
      if (at !== ids.indexOf(id)) place(id, at)
    },
    onPointerUp: () => {
      if (dragged !== id) return
      setDragged(null)
      if (order) void commit(id, ids.indexOf(id))
    },
    onPointerCancel: () => {
      setDragged(null)
      setOrder(null)
    },
  })
  return { shown, dragged, said, handlers }
}

/** The place that a row would take: it changes once the pointer has passed the middle of a neighbour. */
function placeUnder(list: HTMLElement, present: number, y: number) {
  const middles = [...list.children].map(row => {
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2
  })
  const before = middles.filter((middle, index) => index !== present && middle < y).length
  return Math.min(before, middles.length - 1)
}
