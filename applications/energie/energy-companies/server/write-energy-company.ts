import { setArchived } from '#kernel/server/archive.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { isFreeName } from '#kernel/server/free-name.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import type { EnergyCompanyFields } from '../energy-company.model.ts'
import { energyCompanyById } from './energy-companies.queries.ts'

/** @throws Refusal 400 on a name that is taken */
export async function createEnergyCompany(db: EnergieDb, fields: EnergyCompanyFields) {
  await requireFreeName(db, fields.name)
  const { id } = await db.insertInto('energie.energy_company').values(fields).returning('id').executeTakeFirstOrThrow()
  return energyCompanyById(db, id)
}

/** @throws Refusal 404; 400 on a name that is taken; 409 when somebody saved since it was read */
export async function editEnergyCompany(
  db: EnergieDb,
  { id, version, ...fields }: EnergyCompanyFields & { id: string; version: number },
) {
  const standing = await taken(db, id)
  requireUnchanged(standing, { version })
  await requireFreeName(db, fields.name, id)
  await ofOne(db, id)
    .set({ ...fields, version: version + 1 })
    .execute()
  return energyCompanyById(db, id)
}

/** It is no longer proposed, and stays where it is named. @throws Refusal 404 */
export async function archiveEnergyCompany(db: EnergieDb, id: string, now: string) {
  await setArchived(ofOne(db, id), now)
  return energyCompanyById(db, id)
}

/** @throws Refusal 404; 400 when another has taken its name meanwhile */
export async function restoreEnergyCompany(db: EnergieDb, id: string) {
  const { name } = await taken(db, id)
  await requireFreeName(db, name, id)
  await setArchived(ofOne(db, id), null)
  return energyCompanyById(db, id)
}

const ofOne = (db: EnergieDb, id: string) => db.updateTable('energie.energy_company').where('id', '=', id)

const taken = (db: EnergieDb, id: string) =>
  takeForChange(db.selectFrom('energie.energy_company').select(['name', 'version']).where('id', '=', id))

async function requireFreeName(db: EnergieDb, name: string, ownId?: string) {
  const living = db.selectFrom('energie.energy_company').select(['id', 'name']).where('archivedAt', 'is', null)
  if (!(await isFreeName(living, name, ownId))) throw wrongField('name', 'taken', 'kernel.record.name-taken')
}
