import { useEffect, useSyncExternalStore } from 'react'

let name: string | null = null
const watchers = new Set<() => void>()

function show(shown: string | null) {
  name = shown
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** What the page on screen calls itself, for the end of a breadcrumb: only a record's page knows whose record it is. */
export const usePageName = () => useSyncExternalStore(watch, () => name)

/** Names the page on screen as long as it is there. */
export function useNamePage(title: string) {
  useEffect(() => {
    show(title)
    return () => show(null)
  }, [title])
}
