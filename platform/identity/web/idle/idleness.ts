import { useSyncExternalStore } from 'react'

/** What is shown of somebody who does nothing: nothing yet, a last minute counted down, or a cover until it is clear. */
export type Idleness = { kind: 'active' } | { kind: 'warned'; endsAt: number; onEnd: () => void } | { kind: 'asleep' }

let idleness: Idleness = { kind: 'active' }
const watchers = new Set<() => void>()

export function showIdleness(shown: Idleness) {
  if (shown.kind === 'active' && idleness.kind === 'active') return
  idleness = shown
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export const readIdleness = () => idleness

export const useIdleness = () => useSyncExternalStore(watch, readIdleness)
