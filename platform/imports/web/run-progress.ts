import { useSyncExternalStore } from 'react'
import type { ImportLine } from '../import.model.ts'

/** How far the imports are that this tab has under way: they go on while one looks at another page. */
const underWay = new Map<string, ImportLine>()
const watchers = new Set<() => void>()

export function noteProgress(runId: string, line: ImportLine | undefined) {
  if (line) underWay.set(runId, line)
  else underWay.delete(runId)
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export const useProgress = (runId: string) => useSyncExternalStore(watch, () => underWay.get(runId))
