import { businessZone } from '#kernel/shared/business-zone.ts'
import { type DayOfPoints, qualityAt, startOfDay } from '#platform/series/day-of-points.model.ts'

type Past = DayOfPoints & { day: string }
type Place = { day: string; place: number; stepMin: number }

/**
 * The mean of what was measured at the same hour of the clock on days before, in whole watts; what was estimated then does
 * not count. Null while nothing is known.
 */
export function meanOfWeeksBefore(past: readonly Past[], { day, place, stepMin }: Place): number | null {
  const hour = startOfDay(day)
    .add({ minutes: place * stepMin })
    .toZonedDateTimeISO(businessZone)
    .toPlainTime()
  const values = past.flatMap(one => {
    const at = Temporal.PlainDate.from(one.day).toZonedDateTime({ timeZone: businessZone, plainTime: hour })
    const minutes = (at.epochMilliseconds - startOfDay(one.day).epochMilliseconds) / 60_000
    const there = Math.floor(minutes / one.stepMin)
    const value = one.points[there] ?? null
    return value === null || qualityAt(one, there) === 'e' ? [] : [value]
  })
  if (values.length === 0) return null
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)
}
