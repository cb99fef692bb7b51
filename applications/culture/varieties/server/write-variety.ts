import { setArchived } from '#kernel/server/archive.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { isFreeName } from '#kernel/server/free-name.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import type { VarietyFields } from '../variety.model.ts'
import { varietyById } from './varieties.queries.ts'

/** @throws Refusal 400 on a name that is taken */
export async function createVariety(db: CultureDb, fields: VarietyFields) {
  await requireFreeName(db, fields.name)
  const { id } = await db.insertInto('culture.variety').values(fields).returning('id').executeTakeFirstOrThrow()
  return varietyById(db, id)
}

/** @throws Refusal 404; 400 on a name that is taken; 409 when somebody saved since it was read */
export async function editVariety(
  db: CultureDb,
  { id, version, ...fields }: VarietyFields & { id: string; version: number },
) {
  const standing = await taken(db, id)
  requireUnchanged(standing, { version })
  await requireFreeName(db, fields.name, id)
  await ofOne(db, id)
    .set({ ...fields, version: version + 1 })
    .execute()
  return varietyById(db, id)
}

/** It is no longer proposed, and stays where it is named. @throws Refusal 404 */
export async function archiveVariety(db: CultureDb, id: string, now: string) {
  await setArchived(ofOne(db, id), now)
  return varietyById(db, id)
}

/** @throws Refusal 404; 400 when another has taken its name meanwhile */
export async function restoreVariety(db: CultureDb, id: string) {
  const { name } = await taken(db, id)
  await requireFreeName(db, name, id)
  await setArchived(ofOne(db, id), null)
  return varietyById(db, id)
}

const ofOne = (db: CultureDb, id: string) => db.updateTable('culture.variety').where('id', '=', id)

const taken = (db: CultureDb, id: string) =>
  takeForChange(db.selectFrom('culture.variety').select(['name', 'version']).where('id', '=', id))

async function requireFreeName(db: CultureDb, name: string, ownId?: string) {
  const living = db.selectFrom('culture.variety').select(['id', 'name']).where('archivedAt', 'is', null)
  if (!(await isFreeName(living, name, ownId))) throw wrongField('name', 'taken', 'kernel.record.name-taken')
}
