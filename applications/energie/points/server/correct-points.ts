import { versionConflict } from '#kernel/server/errors.ts'
import { emptyDay, mergePoints } from '#platform/series/day-of-points.model.ts'
import { daysNamed, heldSeries, writePoints } from '#platform/series/series.server.ts'
import type { CorrectionFields } from '../points.model.ts'
import { seriesOfMeters } from '../points-place.model.ts'
import { placesOf } from './places-of-stretch.ts'
import { type Asking, meterWithPoints, pointsCalendar } from './points.queries.ts'

/** One power over a stretch; what stood is kept beside. @throws Refusal 404; 400 STRETCH; 409 VERSION_CONFLICT */
export async function correctPoints(given: Asking, { meterId, day, kw, reason, version, ...span }: CorrectionFields) {
  const { db, clock } = given
  await meterWithPoints(db, meterId)
  const subject = { kind: seriesOfMeters, id: meterId }
  const seriesId = await heldSeries(db, subject)
  const former = (await daysNamed(db, subject, [day])).get(day) ?? null
  const standing = former ?? emptyDay(day, 10)
  const { from, to } = placesOf({ day, ...span }, standing.stepMin)
  const points = standing.points.map((_, place) => (place >= from && place < to ? kw : null))
  const brought = { stepMin: standing.stepMin, points, quality: null }
  const { day: next, written } = mergePoints(standing, brought, { quality: 'c', replaces: true })
  if (written.length === 0) return pointsCalendar(given, meterId, day)
  if ((former?.version ?? 0) !== version) throw versionConflict()
  await writePoints(db, seriesId, [{ day, former: former ?? { ...standing, version: 0 }, next }], {
    now: clock.now().toString(),
    reason,
  })
  return pointsCalendar(given, meterId, day)
}
