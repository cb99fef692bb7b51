import { createContext, use, useEffect } from 'react'

type Unsaved = {
  /** Holds a part for unsaved while the judge says so; answers how to stop. */
  keep: (isDirty: () => boolean) => () => void
  /** Has a part stay where it is until what this answers is called. */
  holdOpen: () => () => void
  /** Goes on at once where nothing is unsaved, else once the person agrees to lose it; not at all while it is held open. */
  ask: (goOn: () => void) => void
}

/** Absent outside of a sheet: there only the page is left. */
export const UnsavedContext = createContext<Unsaved | null>(null)

/** Asks before what is typed around it is put away: a sheet that closes, an editor that one leaves. */
export function useAskFirst() {
  const unsaved = use(UnsavedContext)
  return unsaved ? unsaved.ask : (goOn: () => void) => goOn()
}

/** While a part saves it stays: a refusal is read where it was typed, and what was typed is still there. */
export function useHoldOpen(isSaving: boolean) {
  const unsaved = use(UnsavedContext)
  useEffect(() => (isSaving ? unsaved?.holdOpen() : undefined), [unsaved, isSaving])
}
