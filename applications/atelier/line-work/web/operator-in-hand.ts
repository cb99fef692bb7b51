import { useSyncExternalStore } from 'react'

/** Who typed his code on this tablet, and what each of his acts says. */
export type OperatorInHand = { operatorId: string; name: string; ticket: string; until: string }

/** Kept for this tab, through a reload; a sign-out clears it. */
const kept = 'operator-in-hand'
const watchers = new Set<() => void>()

export function takeOver(operator: OperatorInHand | null) {
  if (operator) sessionStorage.setItem(kept, JSON.stringify(operator))
  else sessionStorage.removeItem(kept)
  for (const watcher of watchers) watcher()
}

/** Null once his shift is over. */
export function operatorInHand(): OperatorInHand | null {
  const text = sessionStorage.getItem(kept)
  const operator = text === null ? null : (JSON.parse(text) as OperatorInHand)
  return operator && operator.until > Temporal.Now.instant().toString() ? operator : null
}

export const useOperatorInHand = () => useSyncExternalStore(watch, nameInHand)

const nameInHand = () => operatorInHand()?.name ?? null

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
