import { type ExpressionBuilder, sql } from 'kysely'
import { matches } from '#kernel/server/matches.ts'
import type { Value } from '#kernel/server/prepared.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { cogOfIso2 } from '#platform/identifiers/countries.model.ts'
import {
  type EmployeeLine,
  type EmployeeStatus,
  type MissingPiece,
  type Situation,
  type Standing,
  noPlace,
  type Sex,
  standings,
} from '../employee.model.ts'
import { workplaceToday } from './current-facts.queries.ts'
import { type Scope, within } from './scope.ts'

/** Both days are of it. */
export type Days = { from: string; to: string }

/** What may be chosen among the staff. `status` is what was decided, `standing` the tab; without either, everybody who was not erased. */
export type EmployeeFilter = {
  status?: Value<EmployeeStatus> | undefined
  standing?: Value<Standing> | undefined
  companyId?: Value<string> | undefined
  situation?: Situation | undefined
  sex?: Sex | undefined
  siteId?: string | undefined
  unitId?: string | undefined
  positionId?: string | undefined
  family?: string | undefined
  /** ISO code of a country. */
  citizenship?: string | undefined
  missing?: MissingPiece | 'any' | undefined
  /** In which a contract begins, or ends. */
  starting?: Days | undefined
  ending?: Days | undefined
  search?: string | undefined
}

/** Everybody active, for choices; at most `most` rows, so that one more tells that there are too many. */
export function linesOfEmployees(
  db: RhDb,
  scope: Scope,
  filter: { companyId?: string | undefined; situation?: Situation | undefined },
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
    .where(chosen({ status: 'active', ...filter }, scope.inside))
    .orderBy('e.search_text')
    .orderBy('e.id')
    .limit(most)
    .execute()
}

/** Exact numbers, for the tabs and the home page. */
export async function figuresOfEmployees(db: RhDb, { inside, today }: Scope) {
  const month = monthOf(today)
  const [rows, startingThisMonth, endingThisMonth] = await Promise.all([
    countedByCompany(db, inside),
    countOfEmployees(db, { starting: month }, inside),
    countOfEmployees(db, { ending: month }, inside),
  ])
  const total = (figure: Standing) => rows.reduce((sum, row) => sum + row[figure], 0)
  return {
    active: total('active'),
    betweenSeasons: total('between_seasons'),
    left: total('left'),
    archived: total('archived'),
    startingThisMonth,
    endingThisMonth,
    byCompany: rows.map(({ companyId, name, active }) => ({ companyId, name, active })),
  }
}

/** How many people are chosen. */
export async function countOfEmployees(db: RhDb, filter: EmployeeFilter, inside: readonly string[]): Promise<number> {
  const { total } = await db
    .selectFrom('rh.employee as e')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .where(chosen(filter, inside))
    .executeTakeFirstOrThrow()
  return total
}

/** Counted in the index of the list first, named afterwards. */
const countedByCompany = (db: RhDb, inside: readonly string[]) =>
  db
    .selectFrom(
      db
        .selectFrom('rh.employee as e')
        .select(eb => ['e.company_id', 'e.standing', eb.fn.countAll<number>().as('people')])
        .where(chosen({}, inside))
        .groupBy(['e.company_id', 'e.standing'])
        .as('counted'),
    )
    .leftJoin('platform.company as c', 'c.id', 'counted.company_id')
    .select([
      'counted.company_id as companyId',
      'c.name',
      ...standings.map(standing =>
        sql<number>`coalesce(sum(people) filter (where standing = ${standing}), 0)::int`.as(standing),
      ),
    ])
    .groupBy(['counted.company_id', 'c.name'])
    .orderBy('c.name')
    .execute()

/** Keeps the rows `e` that the reader chose, among those inside his scope. */
export const chosen =
  (filter: EmployeeFilter, inside: Value<readonly string[]>) =>
  (eb: ExpressionBuilder<RhTables & { e: RhTables['rh.employee'] }, 'e'>) => {
    const searched = matches('rh.employee', 'e', filter.search)
    return eb.and([
      within(inside),
      ...equal.flatMap(([name, column]) => {
        const asked = filter[name]
        return asked === undefined ? [] : [eb(sql.ref<string>(`e.${column}`), '=', asked as Value<string>)]
      }),
      ...(filter.status === undefined && filter.standing === undefined ? [notErased] : []),
      ...places.flatMap(([name, column]) => {
        const asked = filter[name]
        if (asked === undefined) return []
        return [asked === noPlace ? eb(`e.${column}`, 'is', null) : eb(`e.${column}`, '=', asked)]
      }),
      ...(filter.sex ? [eb('e.sex', '=', filter.sex === 'male' ? 1 : 2)] : []),
      ...(filter.citizenship ? [eb('e.citizenship_cog', '=', cogOfIso2(filter.citizenship))] : []),
      ...(filter.missing === 'any' ? [sql<boolean>`e.missing <> '{}'`] : []),
      ...(filter.missing && filter.missing !== 'any' ? [sql<boolean>`e.missing @> array[${filter.missing}]`] : []),
      ...(filter.starting ? [hasContract('hiring_date', filter.starting)] : []),
      ...(filter.ending ? [hasContract('final_day', filter.ending)] : []),
      ...(searched ? [searched] : []),
    ])
  }

/** The filters that compare one column with one value. */
const equal = [
  ['status', 'status'],
  ['standing', 'standing'],
  ['companyId', 'company_id'],
  ['situation', 'situation'],
  ['positionId', 'current_position_id'],
  ['family', 'current_family'],
] as const satisfies readonly (readonly [keyof EmployeeFilter, keyof RhTables['rh.employee']])[]

const places = [
  ['siteId', 'current_site_id'],
  ['unitId', 'current_unit_id'],
] as const

/** The index of everybody is made for this condition. */
const notErased = sql<boolean>`e.standing <> 'deleted'`

/** The month of a day. */
export function monthOf(day: string): Days {
  const told = Temporal.PlainDate.from(day)
  return { from: told.with({ day: 1 }).toString(), to: told.with({ day: told.daysInMonth }).toString() }
}

/** Employees `e` with a contract whose first, or last, day is among these. */
const hasContract = (day: 'hiring_date' | 'final_day', { from, to }: Days) => sql<boolean>`e.id in (
  select t.employee_id from rh.employment_contract t
   where t.state not in ('draft', 'cancelled', 'declined')
     and ${sql.ref(`t.${day}`)} between ${from}::date and ${to}::date)`

/** The number at the last employer, or at any other where he has one. */
export const payrollNumber = (eb: ExpressionBuilder<RhTables & { e: RhTables['rh.employee'] }, 'e'>) =>
  eb
    .selectFrom('rh.payroll_number as n')
    .select('n.number')
    .whereRef('n.employee_id', '=', 'e.id')
    .orderBy(sql`n.company_id is distinct from e.company_id`)
    .orderBy('n.number')
    .limit(1)
