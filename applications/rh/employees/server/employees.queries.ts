import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { matches } from '#kernel/server/matches.ts'
import { plannedByValues } from '#kernel/server/prepared.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { EmployeeLine, EmployeeRow } from '../employee.model.ts'
import { positionToday, workplaceToday } from './current-facts.queries.ts'
import { type Scope, within } from './scope.ts'

export type EmployeeFilter = {
  status: 'active' | 'archived'
  companyId?: string | undefined
  search?: string | undefined
}

/**
 * Rows counted beyond the page that is shown. Counting all of a large client for each page costs more than the page;
 * a reader needs to know whether many more follow, and the exact figures stand in the tabs.
 */
const countedBeyondPage = 1_000

type Asked = { page: number; size: number; sort: 'name' | '-name' }

/** A page of the staff in the order of names as people read them. */
export async function pageOfEmployees(
  db: RhDb,
  scope: Scope,
  filter: EmployeeFilter,
  asked: Asked,
): Promise<PageOf<EmployeeRow>> {
  const { page, size } = asked
  const most = page * size + size + countedBeyondPage
  const ids = idsOf(db, scope, filter, asked)
  const count = () => countUpTo(db, scope, filter, most + 1)
  const [rows, counted] = filter.search
    ? await foundRows(db, scope, asked, ids, count)
    : await Promise.all([rowsOf(db, scope, asked, sql`array(${ids})`), count()])
  const items = rows.map(({ companyId, status, ...row }) => ({
    ...row,
    status: status as EmployeeRow['status'],
    can: scope.can(companyId),
  }))
  return { items, total: Math.min(counted, most), totalIsExact: counted <= most, page, size }
}

/** Rare words are found by their letters, common ones on the way down the list: which is better depends on the words. */
async function foundRows(
  db: RhDb,
  scope: Scope,
  asked: Asked,
  ids: ReturnType<typeof idsOf>,
  count: () => Promise<number>,
) {
  const [found, counted] = await plannedByValues(db, () => Promise.all([ids.execute(), count()]))
  return [await rowsOf(db, scope, asked, sql.val(found.map(({ id }) => id))), counted] as const
}

const directionOf = ({ sort }: Asked) => (sort === 'name' ? 'asc' : 'desc')

const idsOf = (db: RhDb, scope: Scope, filter: EmployeeFilter, asked: Asked) =>
  db
    .selectFrom('rh.employee as e')
    .select('e.id')
    .where(chosen(filter, scope))
    .orderBy('e.search_text', directionOf(asked))
    .orderBy('e.id', directionOf(asked))
    .limit(asked.size)
    .offset(asked.page * asked.size)

const rowsOf = (db: RhDb, scope: Scope, asked: Asked, ids: RawBuilder<readonly string[]>) =>
  db
    .selectFrom('rh.employee as e')
    .leftJoin('platform.company as c', 'c.id', 'e.company_id')
    .select(eb => [
      'e.id',
      'e.contact_id as contactId',
      'e.firstname',
      'e.name',
      'e.status',
      'e.company_id as companyId',
      'e.cell_phone as cellPhone',
      'c.name as company',
      payrollNumber(eb).as('software1Number'),
      positionToday(scope.today).as('position'),
      workplaceToday(scope.today).as('currentWorkplace'),
    ])
    .where('e.id', '=', sql<string>`any(${ids})`)
    .orderBy('e.search_text', directionOf(asked))
    .orderBy('e.id', directionOf(asked))
    .execute()

async function countUpTo(db: RhDb, scope: Scope, filter: EmployeeFilter, most: number) {
  const found = db.selectFrom('rh.employee as e').select('e.id').where(chosen(filter, scope)).limit(most)
  const { counted } = await db
    .selectFrom(found.as('found'))
    .select(eb => eb.fn.countAll<number>().as('counted'))
    .executeTakeFirstOrThrow()
  return counted
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
    .where(chosen({ status: 'active', companyId }, scope))
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
    .where(within(scope))
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

const chosen =
  ({ status, companyId, search }: EmployeeFilter, scope: Scope) =>
  (eb: ExpressionBuilder<RhTables & { e: RhTables['rh.employee'] }, 'e'>) => {
    const searched = matches('rh.employee', 'e', search)
    return eb.and([
      eb('e.status', '=', status),
      within(scope),
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
