import { type RawBuilder, sql } from 'kysely'
import { mostCounted, toldCount } from '#kernel/server/bounded-count.ts'
import { type Places, plannedByValues, prepared, type Value } from '#kernel/server/prepared.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { EmployeeRow, Standing } from '../employee.model.ts'
import { positionToday, workplaceToday } from './current-facts.queries.ts'
import { chosen, type EmployeeFilter, payrollNumber } from './employees.queries.ts'
import type { Scope } from './scope.ts'

type Filter = Omit<EmployeeFilter, 'standing' | 'companyId'> & { standing?: Standing; companyId?: string | undefined }
/** What the index of the list answers alone: a tab, perhaps of one company. */
type Plain = { standing?: Standing; companyId?: string | undefined }
type Direction = 'asc' | 'desc'
type Window = { size: number; offset: number }
type Choice = { standing: string; companyId: string; inside: readonly string[] }
type Narrowed = { ofTab: boolean; ofCompany: boolean }

/** A page of the staff in the order of names as people read them. */
export async function pageOfEmployees(
  db: RhDb,
  scope: Scope,
  filter: Filter,
  { page, size, sort }: { page: number; size: number; sort: 'name' | '-name' },
): Promise<PageOf<EmployeeRow>> {
  const window = { size, offset: page * size }
  const most = mostCounted({ page, size })
  const asked: Asked = { window, most, direction: sort === 'name' ? 'asc' : 'desc' }
  const { rows, counted } = await (isPlain(filter)
    ? listed(db, scope, filter, asked)
    : narrowed(db, scope, filter, asked))
  const items = rows.map(({ companyId, ...row }) => ({ ...row, can: scope.can(companyId) }) as EmployeeRow)
  return { items, ...toldCount(counted, most), page, size }
}

const isPlain = (filter: Filter): filter is Plain =>
  Object.entries(filter).every(([name, asked]) => ['standing', 'companyId'].includes(name) || asked === undefined)

type Asked = { window: Window; most: number; direction: Direction }

/** The list stands in its index in the order of names: it is read no further than the page, and counted not much further. */
async function listed(db: RhDb, { inside, today }: Scope, filter: Plain, { window, most, direction }: Asked) {
  const { standing = '', companyId = '' } = filter
  const narrowed = { ofTab: standing !== '', ofCompany: companyId !== '' }
  const [rows, [count]] = await Promise.all([
    listedRows(db, { standing, companyId, inside, today, ...window }, { direction, ...narrowed }),
    listedCount(db, { standing, companyId, inside, most: most + 1 }, narrowed),
  ])
  return { rows, counted: count?.counted ?? 0 }
}

/**
 * What a search or a filter finds is not in order. When it is no more than would be counted, one reading finds, orders and counts
 * it; what is more stands so close in the list that walking down the list is faster.
 */
async function narrowed(db: RhDb, { inside, today }: Scope, filter: Filter, { window, most, direction }: Asked) {
  const few = await plannedByValues(db, () => fewInOrder(db, filter, inside, window, most + 1, direction).execute())
  const counted = few[0]?.counted ?? 0
  const isWhole = counted <= most && (few.length > 0 || window.offset === 0)
  if (isWhole) return { rows: await rowsById(db, { ids: few.map(({ id }) => id), today }, { direction }), counted }

  const [found, [count]] = await plannedByValues(db, () =>
    Promise.all([
      inOrder(db, filter, inside, window, direction).execute(),
      countOf(db, filter, inside, most + 1).execute(),
    ]),
  )
  const rows = await rowsById(db, { ids: found.map(({ id }) => id), today }, { direction })
  return { rows, counted: count?.counted ?? 0 }
}

const listedRows = prepared(
  (
    db: RhDb,
    values: Places<Choice & Window & { today: string }>,
    { direction, ...narrowed }: { direction: Direction } & Narrowed,
  ) => {
    const ids = inOrder(db, choiceOf(values, narrowed), values.inside, values, direction)
    return rowsOf(db, sql`array(${ids})`, values.today, direction)
  },
)

const listedCount = prepared((db: RhDb, values: Places<Choice & { most: number }>, narrowed: Narrowed) =>
  countOf(db, choiceOf(values, narrowed), values.inside, values.most),
)

const rowsById = prepared(
  (
    db: RhDb,
    { ids, today }: Places<{ ids: readonly string[]; today: string }>,
    { direction }: { direction: Direction },
  ) => rowsOf(db, ids, today, direction),
)

const choiceOf = ({ standing, companyId }: Places<Choice>, { ofTab, ofCompany }: Narrowed): EmployeeFilter => ({
  standing: ofTab ? (standing as RawBuilder<Standing>) : undefined,
  companyId: ofCompany ? companyId : undefined,
})

type Inside = Value<readonly string[]>
type ChosenWindow = { size: Value<number>; offset: Value<number> }

const inOrder = (
  db: RhDb,
  filter: EmployeeFilter,
  inside: Inside,
  { size, offset }: ChosenWindow,
  direction: Direction,
) =>
  db
    .selectFrom('rh.employee as e')
    .select('e.id')
    .where(chosen(filter, inside))
    .orderBy('e.search_text', direction)
    .orderBy('e.id', direction)
    .limit(size)
    .offset(offset)

const upTo = (db: RhDb, filter: EmployeeFilter, inside: Inside, most: Value<number>) =>
  db.selectFrom('rh.employee as e').select(['e.id', 'e.search_text']).where(chosen(filter, inside)).limit(most)

const fewInOrder = (
  db: RhDb,
  filter: EmployeeFilter,
  inside: Inside,
  { size, offset }: ChosenWindow,
  most: number,
  direction: Direction,
) =>
  db
    .selectFrom(upTo(db, filter, inside, most).as('few'))
    .select(eb => ['few.id', eb.fn.countAll<number>().over().as('counted')])
    .orderBy('few.search_text', direction)
    .orderBy('few.id', direction)
    .limit(size)
    .offset(offset)

const countOf = (db: RhDb, filter: EmployeeFilter, inside: Inside, most: Value<number>) =>
  db.selectFrom(upTo(db, filter, inside, most).as('few')).select(eb => eb.fn.countAll<number>().as('counted'))

const rowsOf = (db: RhDb, ids: RawBuilder<readonly string[]>, today: Value<string>, direction: Direction) =>
  db
    .selectFrom('rh.employee as e')
    .leftJoin('platform.company as c', 'c.id', 'e.company_id')
    .leftJoin('rh.employment_contract as t', 't.id', 'e.current_contract_id')
    .select(eb => [
      'e.id',
      'e.contact_id as contactId',
      'e.firstname',
      'e.name',
      'e.photo_file_id as photoFileId',
      'e.status',
      'e.situation',
      'e.missing',
      't.family',
      sql<string | null>`upper(t.period) - 1`.as('contractEnd'),
      'e.company_id as companyId',
      'e.cell_phone as cellPhone',
      'c.name as company',
      payrollNumber(eb).as('software1Number'),
      positionToday(today).as('position'),
      workplaceToday(today).as('currentWorkplace'),
    ])
    .where('e.id', '=', sql<string>`any(${ids})`)
    .orderBy('e.search_text', direction)
    .orderBy('e.id', direction)
