import { businessZone } from '#kernel/shared/business-zone.ts'
import { addOuvrables } from '#platform/calendar/working-days.model.ts'
import type { Family } from '#rh/contract-terms/contract-family.model.ts'

/** Days that an envelope of RH lives, unless the law hurries (code du travail, L1242-13). */
const usualDays = 15
const leastDays = 2
const workingDaysToSign = 2

type Asked = { family: Family | null; hiringDate: string | null }

/**
 * Until when an envelope is signed: a fixed term by the second working day after the hiring, at the end of the day; never
 * less than two days from now.
 */
export function termOfEnvelope({ family, hiringDate }: Asked, now: Temporal.Instant): string {
  const usual = now.add({ hours: 24 * usualDays })
  if (family === null || hiringDate === null || family === 'permanent') return usual.toString()
  const lastDay = addOuvrables(Temporal.PlainDate.from(hiringDate), workingDaysToSign)
  const byLaw = lastDay.toZonedDateTime({ timeZone: businessZone, plainTime: '23:59' }).toInstant()
  const earliest = now.add({ hours: 24 * leastDays })
  const [shorter] = [usual, byLaw].toSorted(Temporal.Instant.compare) as [Temporal.Instant, Temporal.Instant]
  return (Temporal.Instant.compare(shorter, earliest) < 0 ? earliest : shorter).toString()
}
