import { takeForChange } from '#kernel/server/take-for-change.ts'
import { without } from '#platform/series/day-of-points.model.ts'
import { daysNamed, heldSeries, writePoints } from '#platform/series/series.server.ts'
import { seriesOfMeters } from '../points-place.model.ts'
import { type Asking, pointImports } from './points.queries.ts'

/** What a person corrected or estimated since stays. Deleted twice is deleted once. @throws Refusal 404 */
export async function deletePointImport({ db, clock }: Asking, id: string) {
  const { meterId, fileName, deletedAt } = await takeForChange(
    db.selectFrom('energie.point_import').select(['meterId', 'fileName', 'deletedAt']).where('id', '=', id),
  )
  if (deletedAt !== null) return pointImports(db)
  const written = await db
    .selectFrom('energie.point_import_day')
    .select(['day', 'stepMin', 'places'])
    .where('importId', '=', id)
    .execute()
  const subject = { kind: seriesOfMeters, id: meterId }
  const seriesId = await heldSeries(db, subject)
  const standing = await daysNamed(
    db,
    subject,
    written.map(({ day }) => day),
  )
  const now = clock.now().toString()
  const changes = written.flatMap(({ day, stepMin, places }) => {
    const former = standing.get(day)
    if (!former) return []
    const times = stepMin / former.stepMin
    const taken = places.flatMap(place => Array.from({ length: times }, (_, within) => place * times + within))
    return [{ day, former, next: without(former, new Set(taken)) }]
  })
  await writePoints(db, seriesId, changes, { now, reason: fileName })
  await db.updateTable('energie.point_import').set({ deletedAt: now }).where('id', '=', id).execute()
  return pointImports(db)
}
