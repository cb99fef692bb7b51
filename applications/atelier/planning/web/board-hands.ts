import type { KeyboardEvent, MouseEvent } from 'react'

/** So many days on, so many lines down. */
export type Step = { day: number; line: number }

type Hands = {
  onOpen: (detailId: string) => void
  /** A card that may be moved was pushed by Alt and an arrow. */
  onStep?: (detailId: string, step: Step) => void
}

const steps: Record<string, Step> = {
  ArrowLeft: { day: -1, line: 0 },
  ArrowRight: { day: 1, line: 0 },
  ArrowUp: { day: 0, line: -1 },
  ArrowDown: { day: 0, line: 1 },
}

/** The plan whose card was touched. */
export const planAt = (touched: EventTarget) =>
  touched instanceof Element ? touched.closest<HTMLElement>('[data-plan]')?.dataset.plan : undefined

/** What clicks and keys do to the cards of a board, which listens once for all of them. */
export const boardHands = ({ onOpen, onStep }: Hands) => ({
  onClick: ({ target }: MouseEvent) => {
    const detailId = planAt(target)
    if (detailId) onOpen(detailId)
  },
  onKeyDown: (event: KeyboardEvent) => {
    const detailId = planAt(event.target)
    const step = event.altKey ? steps[event.key] : undefined
    if (!detailId || !step || !onStep) return
    event.preventDefault()
    const isMirrored = document.documentElement.dir === 'rtl'
    onStep(detailId, { ...step, day: isMirrored ? -step.day : step.day })
  },
})
