import { useSyncExternalStore } from 'react'

/** `offline` as the browser says; `failing` when it believes to be online and the last call had no answer. */
export type Connection = 'online' | 'offline' | 'failing'

let lastCallAnswered = true
const watchers = new Set<() => void>()

function tellWatchers() {
  for (const watcher of watchers) watcher()
}

export function noteAnswer(answered: boolean) {
  if (answered === lastCallAnswered) return
  lastCallAnswered = answered
  tellWatchers()
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  window.addEventListener('online', watcher)
  window.addEventListener('offline', watcher)
  return () => {
    watchers.delete(watcher)
    window.removeEventListener('online', watcher)
    window.removeEventListener('offline', watcher)
  }
}

const present = (): Connection => (!navigator.onLine ? 'offline' : lastCallAnswered ? 'online' : 'failing')

export const isCutOff = () => present() !== 'online'

export const useConnection = () => useSyncExternalStore(watch, present)
