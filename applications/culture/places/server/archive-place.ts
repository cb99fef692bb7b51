import { sql } from 'kysely'
import { setArchived } from '#kernel/server/archive.ts'
import { type CompanyScope } from '#kernel/server/company-scope.ts'
import { forbidden, Refusal } from '#kernel/server/errors.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import type { Place } from '../place.model.ts'
import { placeById } from './places.queries.ts'
import { requireRoom, takePlace } from './write-place.ts'

/** It is no longer proposed, and stays where it is named. @throws Refusal 404; 403; 409 PLACE_IN_USE */
export async function archivePlace(db: CultureDb, scope: CompanyScope, id: string, now: string): Promise<Place> {
  const { can } = await placeById(db, scope, id)
  if (!can.archive) throw forbidden()
  await takePlace(db, id)
  if (await isInUse(db, id, now)) throw new Refusal(409, 'PLACE_IN_USE', 'culture.places.in-use')
  await setArchived(ofOne(db, id), now)
  return placeById(db, scope, id)
}

/** @throws Refusal 404; 403; 409 while what holds it is archived; 400 when its holder has no room left */
export async function restorePlace(db: CultureDb, scope: CompanyScope, id: string): Promise<Place> {
  const { can, parentId } = await placeById(db, scope, id)
  if (!can.archive) throw forbidden()
  if (parentId !== null && (await placeById(db, scope, parentId)).archivedAt !== null)
    throw new Refusal(409, 'HOLDER_ARCHIVED', 'culture.places.holder-archived')
  await setArchived(ofOne(db, id), null)
  await requireRoom(db, parentId)
  return placeById(db, scope, id)
}

const ofOne = (db: CultureDb, id: string) => db.updateTable('platform.place').where('id', '=', id)

/** A place stands in it, or a crop that nobody has pulled out. */
async function isInUse(db: CultureDb, id: string, now: string) {
  const { rows } = await sql`
    select 1 from platform.place where parent_id = ${id} and archived_at is null
    union all
    select 1 from culture.planting where place_id = ${id} and archived_at is null
       and (ended_on is null or ended_on >= (${now}::timestamptz at time zone ${businessZone})::date)
     limit 1`.execute(db)
  return rows.length > 0
}
