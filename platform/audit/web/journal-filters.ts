import { businessZone } from '#kernel/shared/business-zone.ts'
import type { SentTo } from '#kernel/shared/call.ts'
import type { auditCalls } from '../audit.calls.ts'

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)
const midnightOf = (day: Temporal.PlainDate) => day.toZonedDateTime(businessZone).toInstant().toString()

type Bounds = Pick<SentTo<typeof auditCalls.getAuditEvents>, 'from' | 'to'>

/** What a journal is asked for by the filters in its address, whatever it tells. */
export const narrowedBy = (filters: Record<string, string>) => ({
  ...(filters.user && { userId: filters.user }),
  ...(filters.support === 'true' && { support: 'true' as const }),
  ...boundsIn(filters),
})

/** A day in the address counts whole, from midnight to midnight in Paris; an instant counts as it is. */
export function boundsIn({ from, to }: Record<string, string>): Bounds {
  const start = from && dayOr(from, midnightOf)
  const end = to && dayOr(to, day => midnightOf(day.add({ days: 1 })))
  return { ...(start && { from: start }), ...(end && { to: end }) }
}

/** Nothing where the address holds neither a day nor an instant. */
function dayOr(text: string, instantOf: (day: Temporal.PlainDate) => string) {
  try {
    return isDay(text) ? instantOf(Temporal.PlainDate.from(text)) : Temporal.Instant.from(text).toString()
  } catch {
    return undefined
  }
}
