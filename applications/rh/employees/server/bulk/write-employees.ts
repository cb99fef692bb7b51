import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { BulkGiven } from '#platform/imports/bulk-model.slot.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { NewEmployee } from '../../employee-form.model.ts'
import { insertEmployee } from '../insert-employee.ts'
import { nirColumns } from '../nir.ts'
import type { EmployeeValues } from './bulk-columns.ts'
import type { Changes } from './changes-of-employee.ts'
import type { KnownEmployee } from './known-employees.queries.ts'

export type EmployeePlan =
  | { kind: 'new'; person: NewEmployee; sex: 1 | 2; companyId: string | null }
  | ({ kind: 'change'; employee: Pick<KnownEmployee, 'id' | 'version'> } & Changes)
  | { kind: 'none' }

/** Writes lines as they were judged: somebody new, or what a line says that was not known. */
export async function writeEmployees(
  given: BulkGiven<RhTables>,
  rows: readonly { values: EmployeeValues; plan: EmployeePlan }[],
) {
  await Promise.all(
    rows.map(({ values, plan }) => {
      if (plan.kind === 'new') return takeIn(given, values, plan)
      return plan.kind === 'change' ? change(given, plan) : undefined
    }),
  )
}

async function takeIn(
  { db, keys, clientId, actorId }: BulkGiven<RhTables>,
  { nir, payrollNumber }: EmployeeValues,
  { person, sex, companyId }: Extract<EmployeePlan, { kind: 'new' }>,
) {
  const id = randomUUIDv7()
  const further = {
    ...(nir && nirColumns(keys, { clientId, employeeId: id }, nir)),
    ...(payrollNumber && { search_extra: payrollNumber }),
  }
  await Promise.all([
    insertEmployee(db, { userId: actorId }, { ...person, id, sex, companyId }, further),
    ...(payrollNumber && companyId ? [keepNumber(db, id, companyId, payrollNumber)] : []),
  ])
}

async function change(
  { db, keys, clientId, actorId, clock }: BulkGiven<RhTables>,
  { employee, columns, nir, number }: Extract<EmployeePlan, { kind: 'change' }>,
) {
  const { id, version } = employee
  await db
    .updateTable('rh.employee')
    .set({
      ...columns,
      ...(nir && nirColumns(keys, { clientId, employeeId: id }, nir)),
      ...(number && { search_extra: withNumber(number.former ?? '', number.number) }),
      updated_at: clock.now().toString(),
      updated_by: actorId,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute()
  if (number) await keepNumber(db, id, number.companyId, number.number)
}

const keepNumber = (db: RhDb, employeeId: string, companyId: string, number: string) =>
  db
    .insertInto('rh.payroll_number')
    .values({ employee_id: employeeId, company_id: companyId, number })
    .onConflict(conflict => conflict.columns(['client_id', 'employee_id', 'company_id']).doUpdateSet({ number }))
    .execute()

/** People are found by their numbers too: the former one leaves the words of the search. */
const withNumber = (former: string, number: string) =>
  sql<string>`btrim(concat_ws(' ', array_to_string(array_remove(string_to_array(search_extra, ' '), ${former}), ' '), ${number}::text))`
