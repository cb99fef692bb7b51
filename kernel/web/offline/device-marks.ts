/**
 * What a start must know of this device without opening its store. Both outlive a logout: what waits goes on waiting, and what
 * was kept is known until it is forgotten.
 */
const waiting = 'prefs.waiting-acts'
const keeping = 'prefs.keeps-answers'

export function noteWaiting(count: number) {
  if (count > 0) localStorage.setItem(waiting, String(count))
  else localStorage.removeItem(waiting)
}

export const isSomethingWaiting = () => localStorage.getItem(waiting) !== null

/** A tablet that goes on without network says so once; the sign-out has it keep nothing more. */
export const keepAnswersOnDevice = () => localStorage.setItem(keeping, 'yes')
export const keepsAnswers = () => localStorage.getItem(keeping) !== null
export const keepNoAnswers = () => localStorage.removeItem(keeping)
