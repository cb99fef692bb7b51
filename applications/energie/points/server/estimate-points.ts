import { Refusal } from '#kernel/server/errors.ts'
import { type DayOfPoints, emptyDay, mergePoints } from '#platform/series/day-of-points.model.ts'
import { daysNamed, heldSeries, writePoints } from '#platform/series/series.server.ts'
import { meanOfWeeksBefore } from '../mean-of-weeks.model.ts'
import type { EstimateFields } from '../points.model.ts'
import { seriesOfMeters } from '../points-place.model.ts'
import { placesOf } from './places-of-stretch.ts'
import { type Asking, meterWithPoints, pointsCalendar } from './points.queries.ts'

/** Fills the holes of a stretch, and marks it. @throws Refusal 404; 400 STRETCH; 409 NO_PAST */
export async function estimatePoints(given: Asking, { meterId, day, kw, reason, ...span }: EstimateFields) {
  const { db, clock } = given
  await meterWithPoints(db, meterId)
  const subject = { kind: seriesOfMeters, id: meterId }
  const seriesId = await heldSeries(db, subject)
  const weeks = [1, 2, 3, 4].map(count => Temporal.PlainDate.from(day).subtract({ weeks: count }).toString())
  const known = await daysNamed(db, subject, [day, ...weeks])
  const former = known.get(day) ?? null
  const standing: DayOfPoints = former ?? emptyDay(day, 10)
  const { from, to } = placesOf({ day, ...span }, standing.stepMin)
  const past = weeks.flatMap(week => known.get(week) ?? [])
  const points = standing.points.map((point, place) => {
    if (place < from || place >= to || point !== null) return null
    return kw ?? meanOfWeeksBefore(past, { day, place, stepMin: standing.stepMin })
  })
  const holes = standing.points.filter((point, place) => place >= from && place < to && point === null).length
  if (points.filter(point => point !== null).length < holes) throw new Refusal(409, 'NO_PAST', 'energie.points.no-past')
  if (holes > 0) {
    const brought = { stepMin: standing.stepMin, points, quality: null }
    const { day: next } = mergePoints(standing, brought, { quality: 'e', replaces: false })
    await writePoints(db, seriesId, [{ day, former: former ?? { ...standing, version: 0 }, next }], {
      now: clock.now().toString(),
      reason,
    })
  }
  return pointsCalendar(given, meterId, day)
}
