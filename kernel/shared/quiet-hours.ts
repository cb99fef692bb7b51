import { inParis } from './dates-in-words.ts'

/** Nobody is written to from 21:00 to 7:00, by the clocks of France, but in answer to what he has just asked. */
const evening = 21
const morning = 7

/** The other hours, as a cron says them. */
export const wakingHours = `${morning}-${evening - 1}`

/** The morning on which the quiet hours end in which an instant falls; null where it falls in none. */
export function endOfQuiet(instant: string): string | null {
  const at = inParis(instant)
  if (at.hour >= morning && at.hour < evening) return null
  const day = at.hour < morning ? at : at.add({ days: 1 })
  return day.startOfDay().withPlainTime({ hour: morning }).toInstant().toString()
}
