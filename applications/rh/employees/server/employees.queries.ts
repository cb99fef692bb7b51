import { type ExpressionBuilder, sql } from 'kysely'
import { matches } from '#kernel/server/matches.ts'
import type { Value } from '#kernel/server/prepared.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { EmployeeLine } from '../employee.model.ts'
import { workplaceToday } from './current-facts.queries.ts'
import { type Scope, within } from './scope.ts'

export type EmployeeFilter = {
  status: Value<'active' | 'archived'>
  companyId?: Value<string> | undefined
  search?: string | undefined
}

/** Everybody active, for choices; at most `most` rows, so that one more tells that there are too many. */
export function linesOfEmployees(
  db: RhDb,
  scope: Scope,
  companyId: string | undefined,
  most: number,
): Promise<EmployeeLine[]> {
  return db
    .selectFrom('rh.employee as e')
    .select(eb => [
      'e.id',
      'e.contact_id as contactId',
      'e.firstname',
      'e.name',
      payrollNumber(eb).as('software1Number'),
      workplaceToday(scope.today).as('currentWorkplace'),
    ])
    .where(chosen({ status: 'active', companyId }, scope.inside))
    .orderBy('e.search_text')
    .orderBy('e.id')
    .limit(most)
    .execute()
}

/** Exact numbers, for the tabs and the home page. */
export async function figuresOfEmployees(db: RhDb, scope: Scope) {
  const rows = await db
    .selectFrom('rh.employee as e')
    .leftJoin('platform.company as c', 'c.id', 'e.company_id')
    .select(eb => [
      'e.company_id as companyId',
      'c.name',
      eb.fn.countAll<number>().filterWhere('e.status', '=', 'active').as('active'),
      eb.fn.countAll<number>().filterWhere('e.status', '=', 'archived').as('archived'),
    ])
    .where(within(scope.inside))
    .groupBy(['e.company_id', 'c.name'])
    .orderBy('c.name')
    .execute()
  const total = (status: 'active' | 'archived') => rows.reduce((sum, row) => sum + row[status], 0)
  return {
    active: total('active'),
    archived: total('archived'),
    byCompany: rows.map(({ companyId, name, active }) => ({ companyId, name, active })),
  }
}

/** Keeps the rows `e` that the reader chose, among those inside his scope. */
export const chosen =
  ({ status, companyId, search }: EmployeeFilter, inside: Value<readonly string[]>) =>
  (eb: ExpressionBuilder<RhTables & { e: RhTables['rh.employee'] }, 'e'>) => {
    const searched = matches('rh.employee', 'e', search)
    return eb.and([
      eb('e.status', '=', status),
      within(inside),
      ...(companyId ? [eb('e.company_id', '=', companyId)] : []),
      ...(searched ? [searched] : []),
    ])
  }

/** The number at the last employer, or at any other where he has one. */
export const payrollNumber = (eb: ExpressionBuilder<RhTables & { e: RhTables['rh.employee'] }, 'e'>) =>
  eb
    .selectFrom('rh.payroll_number as n')
    .select('n.number')
    .whereRef('n.employee_id', '=', 'e.id')
    .orderBy(sql`n.company_id is distinct from e.company_id`)
    .orderBy('n.number')
    .limit(1)
