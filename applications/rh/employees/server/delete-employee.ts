import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { forbidden, Refusal } from '#kernel/server/errors.ts'
import { emit } from '#kernel/server/events.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { employeesCalls } from '../employees.calls.ts'
import { scopeOf } from './scope.ts'
import { standingEmployee } from './standing-employee.queries.ts'

type Delete = typeof employeesCalls.deleteEmployee

/**
 * Empties the record of somebody who was never employed; his row stays for what refers to it.
 * @throws Refusal 404, 403, 409 EMPLOYEE_HAS_HISTORY when a contract went beyond its draft, or was declared
 */
export async function deleteEmployee(given: Given<Delete, RhTables>, { id }: InputOf<Delete>) {
  const { db, clock, caller } = given
  const scope = await scopeOf(given)
  const standing = await standingEmployee(db, scope, id)
  if (!scope.can(standing.companyId).archive) throw forbidden()
  const employed = await db
    .selectFrom('rh.employment_contract')
    .select('id')
    .where('employeeId', '=', id)
    .where('state', '!=', 'draft')
    .limit(1)
    .executeTakeFirst()
  if (employed || (await wasDeclared(db, id))) throw new Refusal(409, 'EMPLOYEE_HAS_HISTORY', 'rh.employee.has-history')

  await db.deleteFrom('rh.permit_check').where('employeeId', '=', id).execute()
  const files = await forgetPapers(db, id)
  await db.deleteFrom('rh.payroll_number').where('employeeId', '=', id).execute()
  await sql`
    update rh.employee e
       set name = '—', firstname = '—', date_of_birth = '1900-01-01', anonymised_at = ${clock.now().toString()},
           updated_by = ${caller.userId}, updated_at = ${clock.now().toString()}, version = version + 1,
           language = 'fr', country = 'FR', nir_state = 'absent', search_extra = '', custom_values = '{}', missing = '{}',
           ${sql.join(emptied.map(column => sql`${sql.ref(column)} = null`))}
     where id = ${id}`.execute(db)
  await db
    .insertInto('rh.employee_event')
    .values({ employeeId: id, fromState: standing.status, toState: 'deleted', actorId: caller.userId })
    .execute()
  await emit(db, 'employee.deleted', { employeeId: id })
  given.afterCommit(async () => {
    for (const key of files) await given.files.remove(key)
  })
}

/** A hiring was told to an organism, or was on its way. */
async function wasDeclared(db: RhDb, employeeId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from rh.dpae_transmission where employee_id = ${employeeId})
        or exists (select from rh.dpae where employee_id = ${employeeId}) as found`.execute(db)
  return rows[0]?.found ?? false
}

/** Everything that tells who somebody is, beside his names. */
const emptied = [
  'title',
  'other_firstnames',
  'birth_name',
  'birth_city',
  'birth_insee_code',
  'birth_department',
  'birth_country_cog',
  'citizenship_cog',
  'mail',
  'cell_phone',
  'work_mail',
  'work_phone',
  'address_line',
  'additional_address',
  'post_code',
  'city',
  'insee_code',
  'emergency_name',
  'emergency_phone',
  'nir_encrypted',
  'nir_hash',
  'nir_key',
  'iban_encrypted',
  'iban_hash',
  'bic',
  'account_holder',
  'marital_status',
  'transport',
  'driving_licence',
  'glove_size',
  'shoe_size',
  'guardian_name',
  'guardian_relation',
  'guardian_mail',
  'guardian_phone',
  'has_disabled_worker_status',
  'restrictions',
  'photo_file_id',
  'candidate_id',
  'candidate_application_id',
] as const

/** Takes the papers and their files away; answers where the bytes lie. */
async function forgetPapers(db: RhDb, employeeId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string; storageKey: string }>`
    select f.id, f.storage_key from kernel.file f
     where f.id in (
       select p.file_id from rh.employee_document_file p join rh.employee_document d on d.id = p.document_id
        where d.employee_id = ${employeeId}
       union select photo_file_id from rh.employee where id = ${employeeId}
       union select signed_file_id from rh.mutuelle where employee_id = ${employeeId}
       union select a.file_id from rh.contract_attachment a join rh.employment_contract c on c.id = a.contract_id
        where c.employee_id = ${employeeId})`.execute(db)
  await db.updateTable('rh.employee').set({ photoFileId: null }).where('id', '=', employeeId).execute()
  await sql`update rh.employee_document set supersedes_id = null where employee_id = ${employeeId}`.execute(db)
  await db.deleteFrom('rh.mutuelle').where('employeeId', '=', employeeId).execute()
  await db.deleteFrom('rh.employment_contract').where('employeeId', '=', employeeId).execute()
  await db.deleteFrom('rh.employee_document').where('employeeId', '=', employeeId).execute()
  if (rows.length > 0)
    await db
      .deleteFrom('kernel.file')
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
  return rows.map(({ storageKey }) => storageKey)
}
