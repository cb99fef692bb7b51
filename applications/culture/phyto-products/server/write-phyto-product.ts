import { setArchived } from '#kernel/server/archive.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { isFreeName } from '#kernel/server/free-name.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import type { PhytoProductFields, PhytoUse } from '../phyto-product.model.ts'
import { phytoProductById } from './phyto-products.queries.ts'

/** @throws Refusal 400 on a name that is taken */
export async function createPhytoProduct(db: CultureDb, { uses, ...fields }: PhytoProductFields) {
  await requireFreeName(db, fields.name)
  const { id } = await db.insertInto('culture.phyto_product').values(fields).returning('id').executeTakeFirstOrThrow()
  await writeUses(db, id, uses)
  return phytoProductById(db, id)
}

/** @throws Refusal 404; 400 on a name that is taken; 409 when somebody saved since it was read */
export async function editPhytoProduct(
  db: CultureDb,
  { id, version, uses, ...fields }: PhytoProductFields & { id: string; version: number },
) {
  const standing = await taken(db, id)
  requireUnchanged(standing, { version })
  await requireFreeName(db, fields.name, id)
  await ofOne(db, id)
    .set({ ...fields, version: version + 1 })
    .execute()
  await db.deleteFrom('culture.phyto_use').where('productId', '=', id).execute()
  await writeUses(db, id, uses)
  return phytoProductById(db, id)
}

/** It is no longer proposed, and stays where it was applied. @throws Refusal 404 */
export async function archivePhytoProduct(db: CultureDb, id: string, now: string) {
  await setArchived(ofOne(db, id), now)
  return phytoProductById(db, id)
}

/** @throws Refusal 404; 400 when another has taken its name meanwhile */
export async function restorePhytoProduct(db: CultureDb, id: string) {
  const { name } = await taken(db, id)
  await requireFreeName(db, name, id)
  await setArchived(ofOne(db, id), null)
  return phytoProductById(db, id)
}

const writeUses = (db: CultureDb, productId: string, uses: readonly PhytoUse[]) =>
  db
    .insertInto('culture.phyto_use')
    .values(uses.map((use, rank) => ({ ...use, productId, rank })))
    .execute()

const ofOne = (db: CultureDb, id: string) => db.updateTable('culture.phyto_product').where('id', '=', id)

const taken = (db: CultureDb, id: string) =>
  takeForChange(db.selectFrom('culture.phyto_product').select(['name', 'version']).where('id', '=', id))

async function requireFreeName(db: CultureDb, name: string, ownId?: string) {
  const living = db.selectFrom('culture.phyto_product').select(['id', 'name']).where('archivedAt', 'is', null)
  if (!(await isFreeName(living, name, ownId))) throw wrongField('name', 'taken', 'kernel.record.name-taken')
}
