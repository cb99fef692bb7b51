import { businessZone } from '#kernel/shared/business-zone.ts'

/** A membership ends as the day after its last one begins. */
export const endOf = (lastDay: string) =>
  Temporal.PlainDate.from(lastDay).add({ days: 1 }).toZonedDateTime(businessZone).toInstant().toString()

export const lastDayOf = (endsAt: string | null) =>
  endsAt &&
  Temporal.Instant.from(endsAt).subtract({ milliseconds: 1 }).toZonedDateTimeISO(businessZone).toPlainDate().toString()
