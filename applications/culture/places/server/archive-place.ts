import { setArchived } from '#kernel/server/archive.ts'
import { forbidden, Refusal } from '#kernel/server/errors.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import type { Place } from '../place.model.ts'
import type { PlaceScope } from './place-scope.ts'
import { placeById } from './places.queries.ts'
import { requireRoom, takePlace } from './write-place.ts'

/** It is no longer proposed, and stays where it is named. @throws Refusal 404; 403; 409 PLACE_IN_USE */
export async function archivePlace(db: CultureDb, scope: PlaceScope, id: string, now: string): Promise<Place> {
  const { can } = await placeById(db, scope, id)
  if (!can.archive) throw forbidden()
  await takePlace(db, id)
  if (await isInUse(db, id)) throw new Refusal(409, 'PLACE_IN_USE', 'culture.places.in-use')
  await setArchived(ofOne(db, id), now)
  return placeById(db, scope, id)
}

/** @throws Refusal 404; 403; 409 while what holds it is archived; 400 when its holder has no room left */
export async function restorePlace(db: CultureDb, scope: PlaceScope, id: string): Promise<Place> {
  const { can, parentId } = await placeById(db, scope, id)
  if (!can.archive) throw forbidden()
  if (parentId !== null && (await placeById(db, scope, parentId)).archivedAt !== null)
    throw new Refusal(409, 'HOLDER_ARCHIVED', 'culture.places.holder-archived')
  await setArchived(ofOne(db, id), null)
  await requireRoom(db, parentId)
  return placeById(db, scope, id)
}

const ofOne = (db: CultureDb, id: string) => db.updateTable('platform.place').where('id', '=', id)

const isInUse = async (db: CultureDb, id: string) =>
  (await db
    .selectFrom('platform.place')
    .select('id')
    .where('parentId', '=', id)
    .where('archivedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined
