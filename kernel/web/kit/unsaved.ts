import { createContext, use, useSyncExternalStore } from 'react'
import { isSaving, type Part, watchSavings } from '../savings.ts'

type Judge = () => boolean

type Unsaved = {
  part: Part
  /** Holds a part for unsaved while the judge says so; answers how to stop. */
  keep: (isDirty: Judge) => () => void
  /** Goes on at once where nothing is unsaved, else once the person agrees to lose it; not at all while it is saved. */
  ask: (goOn: () => void) => void
}

/** Absent outside of a sheet: there only the page is left. */
export const UnsavedContext = createContext<Unsaved | null>(null)

/** Asks before what is typed around it is put away: a sheet that closes, an editor that one leaves. */
export function useAskFirst() {
  const unsaved = use(UnsavedContext)
  return unsaved ? unsaved.ask : (goOn: () => void) => goOn()
}

/** Whether the dialog or the sheet around it is saving. */
export function useIsSavingHere() {
  const part = use(UnsavedContext)?.part
  return useSyncExternalStore(watchSavings, () => part !== undefined && isSaving(part))
}

const judges = new Set<Judge>()
const watchers = new Set<() => void>()

function tellWatchers() {
  for (const watcher of watchers) watcher()
}

/** Holds the page for unsaved while the judge says so, until the function that it answers is called. */
export function keepOnPage(isDirty: Judge) {
  judges.add(isDirty)
  tellWatchers()
  return () => {
    judges.delete(isDirty)
    tellWatchers()
  }
}

export const hasUnsaved = () => [...judges].some(isDirty => isDirty())

export function watchUnsaved(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
