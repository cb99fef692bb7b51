import { setArchived } from '#kernel/server/archive.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { isFreeName } from '#kernel/server/free-name.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import type { RateTableFields } from '../rate.model.ts'
import { type Asking, rateTableById } from './rates.queries.ts'

/** @throws Refusal 400 on a name that is taken */
export async function createRateTable(given: Asking, fields: RateTableFields) {
  await requireFreeName(given.db, fields.name)
  const { id } = await given.db
    .insertInto('energie.rate_table')
    .values(fields)
    .returning('id')
    .executeTakeFirstOrThrow()
  return rateTableById(given, id)
}

/** @throws Refusal 404; 400 on a name that is taken; 409 when somebody saved since it was read */
export async function editRateTable(
  given: Asking,
  { id, version, ...fields }: Omit<RateTableFields, 'unit'> & { id: string; version: number },
) {
  requireUnchanged(await taken(given.db, id), { version })
  await requireFreeName(given.db, fields.name, id)
  await ofOne(given.db, id)
    .set({ ...fields, version: version + 1 })
    .execute()
  return rateTableById(given, id)
}

/** It is no longer proposed, and counts on where it is used. @throws Refusal 404 */
export async function archiveRateTable(given: Asking, id: string) {
  await setArchived(ofOne(given.db, id), given.clock.now().toString())
  return rateTableById(given, id)
}

/** @throws Refusal 404; 400 when another has taken its name meanwhile */
export async function restoreRateTable(given: Asking, id: string) {
  const { name } = await taken(given.db, id)
  await requireFreeName(given.db, name, id)
  await setArchived(ofOne(given.db, id), null)
  return rateTableById(given, id)
}

const ofOne = (db: EnergieDb, id: string) => db.updateTable('energie.rate_table').where('id', '=', id)

const taken = (db: EnergieDb, id: string) =>
  takeForChange(db.selectFrom('energie.rate_table').select(['name', 'version']).where('id', '=', id))

async function requireFreeName(db: EnergieDb, name: string, ownId?: string) {
  const living = db.selectFrom('energie.rate_table').select(['id', 'name']).where('archivedAt', 'is', null)
  if (!(await isFreeName(living, name, ownId))) throw wrongField('name', 'taken', 'kernel.record.name-taken')
}
