import { businessZone } from '#kernel/shared/business-zone.ts'
import { isWorkingDayOuvrable } from '#platform/calendar/working-days.model.ts'
import delays from '#rh/data/accident-delays.json' with { type: 'json' }

const hourMs = 3_600_000

const hoursOn = (day: Temporal.PlainDate) =>
  delays.rows.filter(({ validFrom }) => validFrom <= day.toString()).at(-1)?.declaredWithinHours ?? 0

/**
 * The instant until which an accident is to be declared that was known at another: so many hours, of which those of Sundays and
 * holidays do not count (`accident-delays.json` names the law). Known at ten on a Saturday: until ten on the Tuesday.
 */
export function declaredUntil(knownAt: string): string {
  let at = Temporal.Instant.from(knownAt).toZonedDateTimeISO(businessZone)
  let left = hoursOn(at.toPlainDate()) * hourMs
  for (;;) {
    const midnight = at.startOfDay().add({ days: 1 })
    const ofDay = isWorkingDayOuvrable(at.toPlainDate()) ? midnight.epochMilliseconds - at.epochMilliseconds : 0
    if (ofDay >= left && ofDay > 0) return at.add({ milliseconds: left }).toInstant().toString()
    left -= ofDay
    at = midnight
  }
}
