import { sql } from 'kysely'
import { notFound, Refusal, versionConflict, wrongField } from '#kernel/server/errors.ts'
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
  const saved = await db
    .updateTable('platform.company')
    .set(eb => ({ ...fields, address: JSON.stringify(fields.address), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version ?? known.version)
    .executeTakeFirst()
  if (saved.numUpdatedRows === 0n) throw versionConflict()
  return companySheet(db, id)
}

/**
 * Doing it again changes nothing.
 * @throws Refusal 404; 409 COMPANY_IN_USE while a service lives
 */
export async function archiveCompany(db: PlatformDb, id: string, now: Temporal.Instant) {
  await lock(db, id)
  const { archived, services } = await companySheet(db, id)
  if (archived) return
  if (services > 0)
    throw new Refusal(409, 'COMPANY_IN_USE', 'companies.in-use', { values: { count: services }, detail: { services } })
  await setArchived(db, id, now.toString())
}

/** @throws Refusal 404; 400 when a living company took its name meanwhile */
export async function restoreCompany(db: PlatformDb, id: string) {
  const { name } = await companySheet(db, id)
  await requireFreeName(db, name, id)
  await setArchived(db, id, null)
  return companySheet(db, id)
}

/** A service that is created meanwhile waits, and finds its company archived. */
async function lock(db: PlatformDb, id: string) {
  const row = await db.selectFrom('platform.company').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw notFound()
}

const setArchived = (db: PlatformDb, id: string, archivedAt: string | null) =>
  db
    .updateTable('platform.company')
    .set(eb => ({ archived_at: archivedAt, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** One after the other in a client, so that two companies of one name are told in words and not by the index. */
async function requireFreeName(db: PlatformDb, name: string, ownId: string | undefined) {
  await lockRights(db)
  const { rows } = await sql<{ id: string }>`
    select id from platform.company where lower(name) = lower(${name}) and archived_at is null`.execute(db)
  if (rows.some(({ id }) => id !== ownId)) throw wrongField('company.name', 'taken', 'companies.name-taken', { name })
}
