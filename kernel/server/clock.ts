import { businessZone } from '#kernel/shared/business-zone.ts'

/** The present, injected, so that a rule of 45 minutes takes none to test. */
export type Clock = {
  now(): Temporal.Instant
  /** The civil date of the business calendar (Europe/Paris). */
  today(): Temporal.PlainDate
}

const clockOf = (now: () => Temporal.Instant): Clock => ({
  now,
  today: () => now().toZonedDateTimeISO(businessZone).toPlainDate(),
})

export const systemClock: Clock = clockOf(() => Temporal.Now.instant())

/** A clock that a test sets and moves; whole milliseconds, so that it reads the same in the database. */
export const settableClock = (start = Temporal.Now.instant().round('millisecond')) => {
  let instant = start
  return {
    ...clockOf(() => instant),
    advance: (by: Temporal.DurationLike) => {
      instant = instant.add(by)
    },
  }
}
