import { setArchived } from '#kernel/server/archive.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { isFreeName } from '#kernel/server/free-name.ts'
import { saveUnlessChanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { lockRights } from '#platform/rights/rights.server.ts'
import type { companiesCalls } from '../companies.calls.ts'
import { companySheet } from './companies.queries.ts'

/** @throws Refusal 400 when another living company bears the name */
export async function createCompany(db: PlatformDb, { company }: InputOf<(typeof companiesCalls)['createCompany']>) {
  await requireFreeName(db, company.name, undefined)
  const { id } = await db
    .insertInto('platform.company')
    .values({ ...company, address: JSON.stringify(company.address) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return companySheet(db, id)
}

/** @throws Refusal 400 on the name, 404, 409 when somebody saved in between */
export async function editCompany(db: PlatformDb, { company }: InputOf<(typeof companiesCalls)['editCompany']>) {
  const { id, version, ...fields } = company
  const known = await companySheet(db, id)
  if (!known.archived) await requireFreeName(db, fields.name, id)
  await saveUnlessChanged(
    db
      .updateTable('platform.company')
      .set({ ...fields, address: JSON.stringify(fields.address) })
      .where('id', '=', id),
    version ?? known.version,
  )
  return companySheet(db, id)
}

/**
 * Doing it again changes nothing.
 * @throws Refusal 404; 409 COMPANY_IN_USE while a service lives
 */
export async function archiveCompany(db: PlatformDb, id: string, now: Temporal.Instant) {
  // A service that is created meanwhile waits, and finds its company archived.
  await takeForChange(db.selectFrom('platform.company').select('id').where('id', '=', id))
  const { archived, services } = await companySheet(db, id)
  if (archived) return
  if (services > 0)
    throw new Refusal(409, 'COMPANY_IN_USE', 'companies.in-use', { values: { count: services }, detail: { services } })
  await setArchived(ofOne(db, id), now.toString())
}

/** @throws Refusal 404; 400 when a living company took its name meanwhile */
export async function restoreCompany(db: PlatformDb, id: string) {
  const { name } = await companySheet(db, id)
  await requireFreeName(db, name, id)
  await setArchived(ofOne(db, id), null)
  return companySheet(db, id)
}

const ofOne = (db: PlatformDb, id: string) => db.updateTable('platform.company').where('id', '=', id)

/** One after the other in a client, so that two companies of one name are told in words and not by the index. */
async function requireFreeName(db: PlatformDb, name: string, ownId: string | undefined) {
  await lockRights(db)
  const living = db.selectFrom('platform.company').select(['id', 'name']).where('archivedAt', 'is', null)
  if (!(await isFreeName(living, name, ownId)))
    throw wrongField('company.name', 'taken', 'companies.name-taken', { name })
}
