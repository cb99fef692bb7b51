import { type RawBuilder, sql } from 'kysely'
import { type Places, plannedByValues, prepared, type Value } from '#kernel/server/prepared.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { EmployeeRow } from '../employee.model.ts'
import { positionToday, workplaceToday } from './current-facts.queries.ts'
import { chosen, type EmployeeFilter, payrollNumber } from './employees.queries.ts'
import type { Scope } from './scope.ts'

/**
 * Rows counted beyond the page that is shown. Counting all of a large client for each page costs more than the page;
 * a reader needs to know whether many more follow, and the exact figures stand in the tabs.
 */
const countedBeyondPage = 1_000

type Filter = { status: 'active' | 'archived'; companyId?: string | undefined; search?: string | undefined }
type Direction = 'asc' | 'desc'
type Window = { size: number; offset: number }
type Choice = { status: Filter['status']; companyId: string; inside: readonly string[] }

/** A page of the staff in the order of names as people read them. */
export async function pageOfEmployees(
  db: RhDb,
  scope: Scope,
  filter: Filter,
  { page, size, sort }: { page: number; size: number; sort: 'name' | '-name' },
): Promise<PageOf<EmployeeRow>> {
  const window = { size, offset: page * size }
  const most = window.offset + size + countedBeyondPage
  const read = filter.search ? searched : listed
  const { rows, counted } = await read(db, scope, filter, { window, most, direction: sort === 'name' ? 'asc' : 'desc' })
  const items = rows.map(({ companyId, status, ...row }) => ({
    ...row,
    status: status as EmployeeRow['status'],
    can: scope.can(companyId),
  }))
  return { items, total: Math.min(counted, most), totalIsExact: counted <= most, page, size }
}

type Asked = { window: Window; most: number; direction: Direction }

/** The list stands in its index in the order of names: it is read no further than the page, and counted not much further. */
async function listed(db: RhDb, { inside, today }: Scope, filter: Filter, { window, most, direction }: Asked) {
  const { status, companyId = '' } = filter
  const ofCompany = companyId !== ''
  const [rows, [count]] = await Promise.all([
    listedRows(db, { status, companyId, inside, today, ...window }, { direction, ofCompany }),
    listedCount(db, { status, companyId, inside, most: most + 1 }, { ofCompany }),
  ])
  return { rows, counted: count?.counted ?? 0 }
}

/**
 * What a search finds is not in order. When it is no more than would be counted, one reading finds, orders and counts
 * it; what is more stands so close in the list that walking down the list is faster.
 */
async function searched(db: RhDb, { inside, today }: Scope, filter: Filter, { window, most, direction }: Asked) {
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
    { direction, ofCompany }: { direction: Direction; ofCompany: boolean },
  ) => {
    const ids = inOrder(db, choiceOf(values, ofCompany), values.inside, values, direction)
    return rowsOf(db, sql`array(${ids})`, values.today, direction)
  },
)

const listedCount = prepared(
  (db: RhDb, values: Places<Choice & { most: number }>, { ofCompany }: { ofCompany: boolean }) =>
    countOf(db, choiceOf(values, ofCompany), values.inside, values.most),
)

const rowsById = prepared(
  (
    db: RhDb,
    { ids, today }: Places<{ ids: readonly string[]; today: string }>,
    { direction }: { direction: Direction },
  ) => rowsOf(db, ids, today, direction),
)

const choiceOf = ({ status, companyId }: Places<Choice>, ofCompany: boolean): EmployeeFilter => ({
  status,
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
      positionToday(today).as('position'),
      workplaceToday(today).as('currentWorkplace'),
    ])
    .where('e.id', '=', sql<string>`any(${ids})`)
    .orderBy('e.search_text', direction)
    .orderBy('e.id', direction)
