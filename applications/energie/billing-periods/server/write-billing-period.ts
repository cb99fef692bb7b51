import { setArchived } from '#kernel/server/archive.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { isFreeName } from '#kernel/server/free-name.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import type { BillingPeriodFields } from '../billing-period.model.ts'
import { billingPeriodById } from './billing-periods.queries.ts'

/** @throws Refusal 400 on a name that is taken */
export async function createBillingPeriod(db: EnergieDb, fields: BillingPeriodFields) {
  await requireFreeName(db, fields.name)
  const { id } = await db.insertInto('energie.billing_period').values(fields).returning('id').executeTakeFirstOrThrow()
  return billingPeriodById(db, id)
}

/** @throws Refusal 404; 400 on a name that is taken; 409 when somebody saved since it was read */
export async function editBillingPeriod(
  db: EnergieDb,
  { id, version, ...fields }: BillingPeriodFields & { id: string; version: number },
) {
  const standing = await taken(db, id)
  requireUnchanged(standing, { version })
  await requireFreeName(db, fields.name, id)
  await ofOne(db, id)
    .set({ ...fields, version: version + 1 })
    .execute()
  return billingPeriodById(db, id)
}

/** It is no longer proposed, and stays where it is named. @throws Refusal 404 */
export async function archiveBillingPeriod(db: EnergieDb, id: string, now: string) {
  await setArchived(ofOne(db, id), now)
  return billingPeriodById(db, id)
}

/** @throws Refusal 404; 400 when another has taken its name meanwhile */
export async function restoreBillingPeriod(db: EnergieDb, id: string) {
  const { name } = await taken(db, id)
  await requireFreeName(db, name, id)
  await setArchived(ofOne(db, id), null)
  return billingPeriodById(db, id)
}

const ofOne = (db: EnergieDb, id: string) => db.updateTable('energie.billing_period').where('id', '=', id)

const taken = (db: EnergieDb, id: string) =>
  takeForChange(db.selectFrom('energie.billing_period').select(['name', 'version']).where('id', '=', id))

async function requireFreeName(db: EnergieDb, name: string, ownId?: string) {
  const living = db.selectFrom('energie.billing_period').select(['id', 'name']).where('archivedAt', 'is', null)
  if (!(await isFreeName(living, name, ownId))) throw wrongField('name', 'taken', 'kernel.record.name-taken')
}
