import { isSomethingWaiting } from './device-marks.ts'

/** At a start: acts that a former page left waiting are sent, whatever page is opened now. */
export async function sendWhatWaits() {
  if (isSomethingWaiting()) await (await import('./outbox.ts')).openOutbox()
}
