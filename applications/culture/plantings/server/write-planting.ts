import { sql } from 'kysely'
import { setArchived } from '#kernel/server/archive.ts'
import { requireLevel } from '#kernel/server/company-scope.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import type { PlantingFields } from '../planting.model.ts'
import { cropCodeOf } from './crop-code.ts'
import type { PlantingScope } from './planting-scope.ts'
import { plantingById } from './plantings.queries.ts'
import { requireAlone, requireRoomOn } from './require-room-on.ts'

/** @throws Refusal 400 on a code that is taken or an area larger than the place; 404; 403; 409 BLOCK_TAKEN */
export async function createPlanting(db: CultureDb, scope: PlantingScope, fields: PlantingFields) {
  await requireFit(db, scope, fields)
  const { familyId, ...planting } = fields
  const cropCodeId = await cropCodeOf(db, fields)
  const { id } = await db
    .insertInto('culture.planting')
    .values({ ...planting, cropCodeId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return plantingById(db, scope, id)
}

/** @throws Refusal 404; 403; 400 as of a new one; 409 BLOCK_TAKEN, or when somebody saved since it was read */
export async function editPlanting(
  db: CultureDb,
  scope: PlantingScope,
  { id, version, ...fields }: PlantingFields & { id: string; version: number },
) {
  const { siteCompanyId } = await plantingById(db, scope, id)
  requireLevel(scope, siteCompanyId, 2)
  requireUnchanged(await taken(db, id), { version })
  await requireFit(db, scope, fields, id)
  const { familyId, ...planting } = fields
  const cropCodeId = await cropCodeOf(db, fields)
  await ofOne(db, id)
    .set({ ...planting, cropCodeId, version: version + 1 })
    .execute()
  return plantingById(db, scope, id)
}

/** It is no longer proposed, and frees its place. @throws Refusal 404; 403 */
export async function archivePlanting(db: CultureDb, scope: PlantingScope, id: string, now: string) {
  const { siteCompanyId } = await plantingById(db, scope, id)
  requireLevel(scope, siteCompanyId, 3)
  await setArchived(ofOne(db, id), now)
  return plantingById(db, scope, id)
}

/** @throws Refusal 404; 403; 400 when its code was taken meanwhile; 409 BLOCK_TAKEN */
export async function restorePlanting(db: CultureDb, scope: PlantingScope, id: string) {
  const planting = await plantingById(db, scope, id)
  requireLevel(scope, planting.siteCompanyId, 3)
  await requireFit(db, scope, planting, id)
  await setArchived(ofOne(db, id), null)
  return plantingById(db, scope, id)
}

const ofOne = (db: CultureDb, id: string) => db.updateTable('culture.planting').where('id', '=', id)

const taken = (db: CultureDb, id: string) =>
  takeForChange(db.selectFrom('culture.planting').select('version').where('id', '=', id))

async function requireFit(db: CultureDb, scope: PlantingScope, fields: PlantingFields, ownId?: string) {
  if (fields.endedOn !== null && fields.endedOn < fields.plantedOn)
    throw wrongField('endedOn', 'order', 'culture.plantings.ends-before')
  await requireRoomOn(db, scope, fields)
  await requireFreeCode(db, fields, ownId)
  await requireAlone(db, fields, ownId)
}

async function requireFreeCode(db: CultureDb, { code, campaign }: PlantingFields, ownId?: string) {
  const { rows } = await sql<{ id: string }>`
    select id from culture.planting where code = ${code} and campaign = ${campaign} and archived_at is null`.execute(db)
  if (rows.some(({ id }) => id !== ownId)) throw wrongField('code', 'taken', 'culture.plantings.code-taken')
}
