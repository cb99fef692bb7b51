import type { KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Up and down arrows move the focus among the elements of a list that match `selector`. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string) {
  const step = steps[event.key]
  const present = (event.target as Element).closest(selector)
  if (!step || !present) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)]
  const next = all[all.indexOf(present as HTMLElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
