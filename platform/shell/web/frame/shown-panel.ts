import { useSyncExternalStore } from 'react'
import { onSignOut } from '#kernel/web/session.ts'

/** What opens over any page, from a menu, a button or a key. */
export type Panel = 'appearance' | 'keyboard' | 'search' | 'signOut'

let shown: Panel | null = null
const watchers = new Set<() => void>()

export function showPanel(panel: Panel | null) {
  shown = panel
  for (const watcher of watchers) watcher()
}

onSignOut(() => showPanel(null))

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export const useShownPanel = () => useSyncExternalStore(watch, () => shown)
