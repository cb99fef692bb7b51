import { setArchived } from '#kernel/server/archive.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { isFreeName } from '#kernel/server/free-name.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import { requireFreeMeter } from './require-free-meter.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import type { EnergyContractFields } from '../energy-contract.model.ts'
import { energyContractById } from './energy-contracts.queries.ts'

/** @throws Refusal 400 on a name that is taken */
export async function createEnergyContract(db: EnergieDb, fields: EnergyContractFields) {
  await requireFreeName(db, fields.name)
  await requireFreeMeter(db, fields)
  const { id } = await db.insertInto('energie.energy_contract').values(fields).returning('id').executeTakeFirstOrThrow()
  return energyContractById(db, id)
}

/** @throws Refusal 404; 400 on a name that is taken; 409 when somebody saved since it was read */
export async function editEnergyContract(
  db: EnergieDb,
  { id, version, ...fields }: EnergyContractFields & { id: string; version: number },
) {
  const standing = await taken(db, id)
  requireUnchanged(standing, { version })
  await requireFreeName(db, fields.name, id)
  await requireFreeMeter(db, fields, id)
  await ofOne(db, id)
    .set({ ...fields, version: version + 1 })
    .execute()
  return energyContractById(db, id)
}

/** It is no longer proposed, and stays where it is named. @throws Refusal 404 */
export async function archiveEnergyContract(db: EnergieDb, id: string, now: string) {
  await setArchived(ofOne(db, id), now)
  return energyContractById(db, id)
}

/** @throws Refusal 404; 400 when another has taken its name meanwhile */
export async function restoreEnergyContract(db: EnergieDb, id: string) {
  const standing = await taken(db, id)
  await requireFreeName(db, standing.name, id)
  await requireFreeMeter(db, standing, id)
  await setArchived(ofOne(db, id), null)
  return energyContractById(db, id)
}

const ofOne = (db: EnergieDb, id: string) => db.updateTable('energie.energy_contract').where('id', '=', id)

const taken = (db: EnergieDb, id: string) =>
  takeForChange(
    db
      .selectFrom('energie.energy_contract')
      .select(['name', 'version', 'meterId', 'direction', 'startsOn', 'endsOn'])
      .where('id', '=', id),
  )

async function requireFreeName(db: EnergieDb, name: string, ownId?: string) {
  const living = db.selectFrom('energie.energy_contract').select(['id', 'name']).where('archivedAt', 'is', null)
  if (!(await isFreeName(living, name, ownId))) throw wrongField('name', 'taken', 'kernel.record.name-taken')
}
