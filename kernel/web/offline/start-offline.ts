import { onSignOut } from '../session.ts'
import { isSomethingWaiting, keepNoAnswers, keepsAnswers } from './device-marks.ts'

/**
 * At the start of a tab: acts that a former page left waiting are sent, whatever page is opened now; and whoever signs in next
 * at this device reads nothing that was kept for the one who leaves.
 */
export async function startOffline() {
  onSignOut(async () => {
    if (!keepsAnswers()) return
    await (await import('./kept-answers.ts')).forgetKeptAnswers()
    keepNoAnswers()
  })
  if (isSomethingWaiting()) await (await import('./outbox.ts')).openOutbox()
}
