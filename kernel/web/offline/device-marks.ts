/** What a start must know of this device without opening its store. The first outlives a logout, as what waits does. */
const waiting = 'prefs.waiting-acts'
const keeping = 'keeps-answers'

export function noteWaiting(count: number) {
  if (count > 0) localStorage.setItem(waiting, String(count))
  else localStorage.removeItem(waiting)
}

export const isSomethingWaiting = () => localStorage.getItem(waiting) !== null

/** A tablet that goes on without network says so once; the sign-out, which clears it, has it keep nothing more. */
export function keepAnswersOnDevice() {
  localStorage.setItem(keeping, 'yes')
  hasKept = true
}
export const keepsAnswers = () => localStorage.getItem(keeping) !== null

let hasKept = false
/** Whether this tab began to keep answers: a sign-out clears them when the mark is already gone. */
export const keptSinceStart = () => hasKept
