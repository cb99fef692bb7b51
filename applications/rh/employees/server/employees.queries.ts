import { type Expression, type ExpressionBuilder, sql } from 'kysely'
import { matches } from '#kernel/server/matches.ts'
import { plannedByValues, type Value } from '#kernel/server/prepared.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { cogOfIso2 } from '#platform/identifiers/countries.model.ts'
import { type Moment, type Move, monthOf } from '../comings-and-goings.model.ts'
import {
  type EmployeeLine,
  type EmployeeStatus,
  type MissingPiece,
  type Situation,
  type Standing,
  noPlace,
  type Sex,
} from '../employee.model.ts'
import { workplaceToday } from './current-facts.queries.ts'
import { type Scope, within } from './scope.ts'

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
  /** All of them are asked. */
  moves?: readonly Move[] | undefined
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
      'e.contactId',
      'e.firstname',
      'e.name',
      payrollNumber(eb).as('software1Number'),
      workplaceToday(scope.today).as('currentWorkplace'),
    ])
    .where(chosen({ status: 'active', ...filter }, scope.inside))
    .orderBy('e.searchText')
    .orderBy('e.id')
    .limit(most)
    .execute()
}

/** Exact numbers, for the tabs and the home page. */
export async function figuresOfEmployees(db: RhDb, { inside, today }: Scope) {
  const days = monthOf(today)
  const [rows, startingThisMonth, endingThisMonth] = await Promise.all([
    countedByCompany(db, inside),
    countOfEmployees(db, { moves: [{ moment: 'starting', days }] }, inside),
    countOfEmployees(db, { moves: [{ moment: 'ending', days }] }, inside),
  ])
  const total = (figure: Standing) => rows.reduce((sum, { people }) => sum + (people[figure] ?? 0), 0)
  return {
    active: total('active'),
    toHire: total('to_hire'),
    betweenSeasons: total('between_seasons'),
    left: total('left'),
    archived: total('archived'),
    startingThisMonth,
    endingThisMonth,
    byCompany: rows.map(({ companyId, name, people }) => ({ companyId, name, active: people.active ?? 0 })),
  }
}

/** How many people are chosen. In a day few move, in a year perhaps everybody: each way is planned for its days. */
export async function countOfEmployees(db: RhDb, filter: EmployeeFilter, inside: readonly string[]): Promise<number> {
  const count = () =>
    db
      .selectFrom('rh.employee as e')
      .select(eb => eb.fn.countAll<number>().as('total'))
      .where(chosen(filter, inside))
      .executeTakeFirstOrThrow()
  const { total } = await (filter.moves ? plannedByValues(db, count) : count())
  return total
}

/** Counted in the index of the list first, named afterwards. */
const countedByCompany = (db: RhDb, inside: readonly string[]) =>
  db
    .selectFrom(
      db
        .selectFrom('rh.employee as e')
        .select(eb => ['e.companyId', 'e.standing', eb.fn.countAll<number>().as('people')])
        .where(chosen({}, inside))
        .groupBy(['e.companyId', 'e.standing'])
        .as('counted'),
    )
    .leftJoin('platform.company as c', 'c.id', 'counted.companyId')
    .select([
      'counted.companyId',
      'c.name',
      sql<Partial<Record<Standing, number>>>`jsonb_object_agg(standing, people)`.as('people'),
    ])
    .groupBy(['counted.companyId', 'c.name'])
    .orderBy('c.name')
    .execute()

/** Keeps the rows `e` that the reader chose, among those inside his scope. */
export const chosen = (filter: EmployeeFilter, inside: Value<readonly string[]>) => {
  const isOfSome = filter.status !== undefined || filter.standing !== undefined
  return all([within(inside), ...(isOfSome ? [] : [notErased]), ...conditionsOf(filter)])
}

/** Keeps the rows `e` that a filter names. */
export const keptBy = (filter: EmployeeFilter) => all(conditionsOf(filter))

const all = (conditions: readonly Expression<unknown>[]) => sql<boolean>`(${sql.join(conditions, sql` and `)})`

const conditionsOf = (filter: EmployeeFilter) => {
  const searched = matches('rh.employee', 'e', filter.search)
  return [
    ...equal.flatMap(([name, column]) => {
      const asked = filter[name]
      return asked === undefined ? [] : [sql<boolean>`${sql.ref(`e.${column}`)} = ${asked}`]
    }),
    ...places.flatMap(([name, column]) => {
      const asked = filter[name]
      if (asked === undefined) return []
      const place = sql.ref(`e.${column}`)
      return [asked === noPlace ? sql<boolean>`${place} is null` : sql<boolean>`${place} = ${asked}`]
    }),
    ...(filter.sex ? [sql<boolean>`e.sex = ${filter.sex === 'male' ? 1 : 2}`] : []),
    ...(filter.citizenship ? [sql<boolean>`e.citizenship_cog = ${cogOfIso2(filter.citizenship)}`] : []),
    ...(filter.missing === 'any' ? [sql<boolean>`e.missing <> '{}'`] : []),
    ...(filter.missing && filter.missing !== 'any' ? [sql<boolean>`e.missing @> array[${filter.missing}]`] : []),
    ...(filter.moves ?? []).map(hasMoved),
    ...(searched ? [searched] : []),
  ]
}

/** The filters that compare one column with one value. */
const equal = [
  ['status', 'status'],
  ['standing', 'standing'],
  ['companyId', 'companyId'],
  ['situation', 'situation'],
  ['positionId', 'currentPositionId'],
  ['family', 'currentFamily'],
] as const satisfies readonly (readonly [keyof EmployeeFilter, keyof RhTables['rh.employee']])[]

const places = [
  ['siteId', 'current_site_id'],
  ['unitId', 'current_unit_id'],
] as const

/** The index of everybody is made for this condition. */
export const notErased = sql<boolean>`e.standing <> 'deleted'`

/** The contracts `t` that tell of a move; a draft or one that was called off binds nobody. */
export const tells = ({ moment, days: { from, to } }: Move) => sql<boolean>`
  t.binds and ${dayOf(moment)} between ${from}::date and ${to}::date`

/** The day of a contract `t` on which somebody comes, or goes. */
export const dayOf = (moment: Moment) => sql.ref<string>(moment === 'starting' ? 't.hiringDate' : 't.finalDay')

const hasMoved = (move: Move) =>
  sql<boolean>`e.id in (select t.employee_id from rh.employment_contract t where ${tells(move)})`

/** The number at the last employer, or at any other where he has one. */
export const payrollNumber = (eb: ExpressionBuilder<RhTables & { e: RhTables['rh.employee'] }, 'e'>) =>
  eb
    .selectFrom('rh.payroll_number as n')
    .select('n.number')
    .whereRef('n.employeeId', '=', 'e.id')
    .orderBy(sql`n.company_id is distinct from e.company_id`)
    .orderBy('n.number')
    .limit(1)
