import { sql } from 'kysely'
import { Refusal } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'

type Kept = { employeeId: string; companyId: string; number: string }

/** @throws Refusal 400 PAYROLL_NUMBER_TAKEN at the field */
export async function giveNumber(db: RhDb, { employeeId, companyId, number }: Kept, field: string) {
  const other = await db
    .selectFrom('rh.payroll_number')
    .select('employeeId')
    .where('companyId', '=', companyId)
    .where('number', '=', number)
    .where('employeeId', '!=', employeeId)
    .executeTakeFirst()
  if (other)
    throw new Refusal(400, 'PAYROLL_NUMBER_TAKEN', 'rh.employee.number-taken', {
      fields: [{ field, code: 'taken', message: 'rh.employee.number-taken' }],
    })
  const former = await numberAt(db, employeeId, companyId)
  await db
    .insertInto('rh.payroll_number')
    .values({ employeeId, companyId, number })
    .onConflict(conflict => conflict.columns(['clientId', 'employeeId', 'companyId']).doUpdateSet({ number }))
    .execute()
  await rewriteWords(db, employeeId, former, number)
}

/** Whether that number was kept, and is no more. */
export async function takeNumber(db: RhDb, { employeeId, companyId, number }: Kept): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('rh.payroll_number')
    .where('employeeId', '=', employeeId)
    .where('companyId', '=', companyId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  if (numDeletedRows > 0n) await rewriteWords(db, employeeId, number, null)
  return numDeletedRows > 0n
}

/** The one at the employer, or at any other company that gave one. */
export const numberShown = (db: RhDb, employeeId: string, companyId: string | null) =>
  db
    .selectFrom('rh.payroll_number')
    .select(['companyId', 'number'])
    .where('employeeId', '=', employeeId)
    .orderBy(sql`company_id is distinct from ${companyId}::uuid`)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()

const numberAt = async (db: RhDb, employeeId: string, companyId: string) =>
  (
    await db
      .selectFrom('rh.payroll_number')
      .select('number')
      .where('employeeId', '=', employeeId)
      .where('companyId', '=', companyId)
      .executeTakeFirst()
  )?.number ?? null

/** People are found by their numbers too: the former one leaves the words of the search. */
async function rewriteWords(db: RhDb, employeeId: string, former: string | null, number: string | null) {
  await db
    .updateTable('rh.employee')
    .set({ searchExtra: withNumber(former, number) })
    .where('id', '=', employeeId)
    .execute()
}

export const withNumber = (former: string | null, number: string | null) =>
  sql<string>`btrim(concat_ws(' ', array_to_string(array_remove(string_to_array(search_extra, ' '), ${former}::text), ' '), ${number}::text))`
