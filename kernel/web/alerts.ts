import { useSyncExternalStore } from 'react'
import { onSignOut } from './session.ts'

export type AlertKind = 'success' | 'warning' | 'error' | 'info'

/** `stays` is the no-fade variant: shown until closed. */
export type RaisedAlert = {
  kind: AlertKind
  text: string
  stays?: boolean
  /** The way back from what was just done: `Annuler`. */
  action?: { text: string; onSelect: () => void }
}
export type ShownAlert = RaisedAlert & { id: number }

const shownFor = 3_000
/** Time to read what was done and to take it back. */
const shownWithActionFor = 8_000

let alerts: readonly ShownAlert[] = []
let lastId = 0
const watchers = new Set<() => void>()

function show(next: readonly ShownAlert[]) {
  alerts = next
  for (const watcher of watchers) watcher()
}

/** Shows an alert at the bottom right, for three seconds (eight with an action) unless it stays. Gives its number. */
export function raiseAlert(raised: RaisedAlert) {
  lastId += 1
  const alert = { ...raised, id: lastId }
  show([...alerts, alert])
  if (!alert.stays) setTimeout(() => closeAlert(alert.id), alert.action ? shownWithActionFor : shownFor)
  return alert.id
}

export const isShown = (text: string) => alerts.some(alert => alert.text === text)

export const closeAlert = (id: number) => show(alerts.filter(alert => alert.id !== id))

export const closeAlerts = () => show([])

/** They name people and rows, and offer to take back: nothing for the next person at this screen. */
onSignOut(closeAlerts)

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export const useAlerts = () => useSyncExternalStore(watch, () => alerts)

const say = (kind: AlertKind) => (text: string, options?: { stays?: boolean }) => raiseAlert({ kind, text, ...options })

const alert = { success: say('success'), warning: say('warning'), error: say('error'), info: say('info') }

/** The four kinds of alert, by name: `alert.success('Action effectuée')`. */
export const useAlert = () => alert
