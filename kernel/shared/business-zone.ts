/** The days and hours that people name are those of France. */
export const businessZone = 'Europe/Paris'

/** The instant of an hour `HH:MM` of a civil day; an hour that the clock skips is the next that is. */
export const instantOf = (day: string, hour: string) =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: businessZone, plainTime: hour }).toInstant().toString()

/** The civil day of an instant and its hour `HH:MM`. */
export function dayAndHourOf(instant: string | Temporal.Instant): readonly [day: string, hour: string] {
  const at = Temporal.Instant.from(instant.toString()).toZonedDateTimeISO(businessZone)
  return [at.toPlainDate().toString(), at.toPlainTime().toString({ smallestUnit: 'minute' })]
}
