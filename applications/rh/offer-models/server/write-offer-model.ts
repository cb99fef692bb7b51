import { setArchived } from '#kernel/server/archive.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { isFreeName } from '#kernel/server/free-name.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { OfferModelFields } from '../offer-model.model.ts'
import { modelOfPosition, offerModelById } from './offer-models.queries.ts'

/** @throws Refusal 400 on a name or a position that is taken */
export async function createOfferModel(db: RhDb, fields: OfferModelFields) {
  await requireFree(db, fields)
  const { id } = await db.insertInto('rh.offer_model').values(fields).returning('id').executeTakeFirstOrThrow()
  return offerModelById(db, id)
}

/** @throws Refusal 404; 400 on a name or a position that is taken; 409 when somebody saved since it was read */
export async function editOfferModel(
  db: RhDb,
  { id, version, ...fields }: OfferModelFields & { id: string; version: number },
) {
  const standing = await taken(db, id)
  requireUnchanged(standing, { version })
  await requireFree(db, fields, id)
  await ofOne(db, id)
    .set({ ...fields, version: version + 1 })
    .execute()
  return offerModelById(db, id)
}

/** It is no longer proposed, and stays where it is named. @throws Refusal 404 */
export async function archiveOfferModel(db: RhDb, id: string, now: string) {
  await setArchived(ofOne(db, id), now)
  return offerModelById(db, id)
}

/** @throws Refusal 404; 400 when another has taken its name or its position meanwhile */
export async function restoreOfferModel(db: RhDb, id: string) {
  await requireFree(db, await taken(db, id), id)
  await setArchived(ofOne(db, id), null)
  return offerModelById(db, id)
}

const ofOne = (db: RhDb, id: string) => db.updateTable('rh.offer_model').where('id', '=', id)

const taken = (db: RhDb, id: string) =>
  takeForChange(db.selectFrom('rh.offer_model').select(['name', 'positionId', 'version']).where('id', '=', id))

type Named = { name: string; positionId: string | null }

async function requireFree(db: RhDb, { name, positionId }: Named, ownId?: string) {
  const living = db.selectFrom('rh.offer_model').select(['id', 'name']).where('archivedAt', 'is', null)
  if (!(await isFreeName(living, name, ownId))) throw wrongField('name', 'taken', 'kernel.record.name-taken')
  if (positionId === null) return
  const position = await db
    .selectFrom('rh.position')
    .select('id')
    .where('id', '=', positionId)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  if (!position) throw wrongField('positionId', 'unknown', 'rh.application.position-unknown')
  const other = await modelOfPosition(db, positionId)
  if (other && other.id !== ownId) throw wrongField('positionId', 'taken', 'rh.offer-model.position-taken')
}
