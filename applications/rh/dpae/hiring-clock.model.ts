import { businessZone } from '#kernel/shared/business-zone.ts'

/** How near the hour of hiring is: before the window, within it, in its last 24 hours, past it. */
export const dpaeClocks = ['early', 'open', 'last_day', 'late'] as const
export type DpaeClock = (typeof dpaeClocks)[number]

/** Days before the hiring from which a declaration is taken (code du travail, R1221-5). */
export const declaredDaysBefore = 8
const hourOfPlannedSending = '06:00'

export type Hiring = { date: string; time: string }
export type HiringWindow = { opensAt: Temporal.Instant; startsAt: Temporal.Instant }

/** An hour of France: one that a change of the clock leaves out comes an hour later, one that comes twice is the first. */
const inFrance = (date: Temporal.PlainDate, time: string) =>
  date.toPlainDateTime(time).toZonedDateTime(businessZone, { disambiguation: 'compatible' }).toInstant()

/** From the first minute of the eighth day before, until work starts. */
export function hiringWindow({ date, time }: Hiring): HiringWindow {
  const day = Temporal.PlainDate.from(date)
  return { opensAt: inFrance(day.subtract({ days: declaredDaysBefore }), '00:00'), startsAt: inFrance(day, time) }
}

const isBefore = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) < 0

export function clockOf({ opensAt, startsAt }: HiringWindow, now: Temporal.Instant): DpaeClock {
  if (isBefore(now, opensAt)) return 'early'
  if (!isBefore(now, startsAt)) return 'late'
  return isBefore(now, startsAt.subtract({ hours: 24 })) ? 'open' : 'last_day'
}

/** At six in the morning of the first day, or at the next quarter of an hour where that is over. */
export function plannedSending({ date }: Hiring, now: Temporal.Instant): Temporal.Instant {
  const planned = inFrance(Temporal.PlainDate.from(date).subtract({ days: declaredDaysBefore }), hourOfPlannedSending)
  if (isBefore(now, planned)) return planned
  return now.round({ smallestUnit: 'minute', roundingIncrement: 15, roundingMode: 'ceil' })
}
