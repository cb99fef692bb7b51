import { type RefObject, useLayoutEffect, useState } from 'react'

/** Rows kept ready beyond those in sight, and how many scroll by between two drawings. */
const spare = 8
const step = 4
/** Pixels, where a browser does not lay out. */
const usualHeight = 700

/** Which rows of one height are in sight of a scrolling box, a few more on either side. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const [sight, setSight] = useState({ top: 0, height: usualHeight })

  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const look = () => {
      const stepped = Math.floor(box.scrollTop / (step * rowHeight)) * step
      const height = box.clientHeight || usualHeight
      setSight(former => (former.top === stepped && former.height === height ? former : { top: stepped, height }))
    }
    look()
    box.addEventListener('scroll', look, { passive: true })
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look)
    observer?.observe(box)
    return () => {
      box.removeEventListener('scroll', look)
      observer?.disconnect()
    }
  }, [scroller, rowHeight])

  const first = Math.max(0, sight.top - spare)
  const last = Math.min(count - 1, sight.top + Math.ceil(sight.height / rowHeight) + step + spare)
  return { first, last }
}
