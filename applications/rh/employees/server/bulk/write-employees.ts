import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { BulkGiven } from '#platform/imports/bulk-model.slot.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { NewEmployee } from '../../employee-form.model.ts'
import { ibanColumns } from '../bank.ts'
import { insertEmployee } from '../insert-employee.ts'
import { withNumber } from '../payroll-number.queries.ts'
import { nirColumns } from '../nir.ts'
import type { EmployeeValues } from './bulk-columns.ts'
import type { Changes } from './changes-of-employee.ts'
import type { KnownEmployee } from './known-employees.queries.ts'

export type EmployeePlan =
  | {
      kind: 'new'
      person: NewEmployee
      sex: 1 | 2
      companyId: string | null
      nir: string | undefined
      iban: string | undefined
    }
  | ({ kind: 'change'; employee: Pick<KnownEmployee, 'id'> } & Changes)
  | { kind: 'none'; employee: Pick<KnownEmployee, 'id'> }

/**
 * Writes lines as they were judged: somebody new, or what a line says that was not known. Tells whom each means: who has
 * written all of them keeps where they stand.
 */
export function writeEmployees(
  given: BulkGiven<RhTables>,
  rows: readonly { values: EmployeeValues; plan: EmployeePlan }[],
): Promise<string[]> {
  return Promise.all(
    rows.map(({ values, plan }) => {
      if (plan.kind === 'new') return takeIn(given, values, plan)
      return plan.kind === 'change' ? change(given, plan) : plan.employee.id
    }),
  )
}

async function takeIn(
  { db, keys, clientId, actorId }: BulkGiven<RhTables>,
  { payrollNumber }: EmployeeValues,
  { person, sex, companyId, nir, iban }: Extract<EmployeePlan, { kind: 'new' }>,
) {
  const id = randomUUIDv7()
  const further = {
    ...(nir && nirColumns(keys, { clientId, employeeId: id }, nir)),
    ...(iban && ibanColumns(keys, { clientId, employeeId: id }, iban)),
    ...(payrollNumber && { searchExtra: payrollNumber }),
  }
  await Promise.all([
    insertEmployee(db, { userId: actorId }, { ...person, id, sex, companyId }, further),
    ...(payrollNumber && companyId ? [keepNumber(db, id, companyId, payrollNumber)] : []),
  ])
  return id
}

async function change(
  { db, keys, clientId, actorId, clock }: BulkGiven<RhTables>,
  { employee, columns, nir, iban, number }: Extract<EmployeePlan, { kind: 'change' }>,
) {
  const { id } = employee
  await db
    .updateTable('rh.employee')
    .set({
      ...columns,
      ...(nir && nirColumns(keys, { clientId, employeeId: id }, nir)),
      ...(iban && ibanColumns(keys, { clientId, employeeId: id }, iban)),
      ...(number && { searchExtra: withNumber(number.former ?? null, number.number) }),
      updatedAt: clock.now().toString(),
      updatedBy: actorId,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
  if (number) await keepNumber(db, id, number.companyId, number.number)
  return id
}

const keepNumber = (db: RhDb, employeeId: string, companyId: string, number: string) =>
  db
    .insertInto('rh.payroll_number')
    .values({ employeeId, companyId, number })
    .onConflict(conflict => conflict.columns(['clientId', 'employeeId', 'companyId']).doUpdateSet({ number }))
    .execute()
