import { onSignOut } from '../session.ts'
import { isSomethingWaiting, keepsAnswers, keptSinceStart } from './device-marks.ts'

/**
 * At the start of a tab: acts that a former page left waiting are sent, whatever page is opened now; and whoever signs in next
 * at this device reads nothing that was kept for the one who leaves.
 */
export async function startOffline() {
  const keptBefore = keepsAnswers()
  onSignOut(async () => {
    if (keptBefore || keptSinceStart()) await (await import('./kept-answers.ts')).forgetKeptAnswers()
  })
  if (isSomethingWaiting()) await (await import('./outbox.ts')).openOutbox()
}
