import { type RawBuilder, sql } from 'kysely'
import { mostCounted, countOfPage } from '#kernel/server/bounded-count.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import { type Places, preparedQuery, type Value } from '#kernel/server/prepared.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { type Moment, monthOf } from '../comings-and-goings.model.ts'
import { type EmployeeRow, type EmployeeStatus, type Standing, situations } from '../employee.model.ts'
import { employeesCalls } from '../employees.calls.ts'
import { positionToday, workplaceToday } from './current-facts.queries.ts'
import { chosen, type EmployeeFilter, keptBy, notErased, payrollNumber } from './employees.queries.ts'
import type { Scope } from './scope.ts'

type Input = InputOf<typeof employeesCalls.getPaginatedEmployeesOfClient>
/** As the call asks it; `decided` is what was decided about people, whatever their tab. */
type Asked = Omit<Input, 'clientId' | 'customFields' | 'status'> & {
  status?: Input['status'] | undefined
  decided?: EmployeeStatus
}
/** What the index of the list answers alone: a tab, perhaps of one company, in the order of names. */
type Plain = Pick<Asked, 'page' | 'size' | 'status' | 'companyId'> & { sort: 'name' | '-name' }
type Direction = 'asc' | 'desc'
type Window = { size: number; offset: number }
type Choice = { standing: string; companyId: string; inside: readonly string[] }
type Narrowed = { ofTab: boolean; ofCompany: boolean }
type Row = Awaited<ReturnType<typeof rowsById>>[number]

/** A page of the staff. */
export async function pageOfEmployees(db: RhDb, scope: Scope, asked: Asked): Promise<PageOf<EmployeeRow>> {
  const page = await (isPlain(asked) ? listed(db, scope, asked) : ordered(db, scope, asked))
  const items = page.items.map(({ companyId, ...row }) => ({ ...row, can: scope.can(companyId) }) as EmployeeRow)
  return { ...page, items }
}

const plain = ['page', 'size', 'sort', 'status', 'companyId']

const isPlain = (asked: Asked): asked is Plain =>
  ['name', '-name'].includes(asked.sort) &&
  Object.entries(asked).every(([name, value]) => plain.includes(name) || value === undefined)

/** The list stands in its index in the order of names: it is read no further than the page, and counted not much further. */
async function listed(
  db: RhDb,
  { inside, today }: Scope,
  { page, size, sort, ...filter }: Plain,
): Promise<PageOf<Row>> {
  const { status = 'all', companyId = '' } = filter
  const standing = status === 'all' ? '' : status
  const narrowed = { ofTab: standing !== '', ofCompany: companyId !== '' }
  const direction = sort === 'name' ? 'asc' : 'desc'
  const most = mostCounted({ page, size })
  const [items, [count]] = await Promise.all([
    listedRows(db, { standing, companyId, inside, today, size, offset: page * size }, { direction, ...narrowed }),
    listedCount(db, { standing, companyId, inside, most: most + 1 }, narrowed),
  ])
  return { items, ...countOfPage(count?.counted ?? 0, most), page, size }
}

const ordered = (
  db: RhDb,
  { inside, today }: Scope,
  { at = today, starting, ending, decided, ...asked }: Asked,
): Promise<PageOf<Row>> => {
  const moved = (moment: Moment, days = monthOf(at)) => keptBy({ moves: [{ moment, days }] })
  return pageOfList(db, employeesCalls.getPaginatedEmployeesOfClient.list, asked, {
    from: sql`rh.employee e`,
    id: sql`e.id`,
    within: chosen({ status: decided }, inside),
    orders,
    filters: {
      status: status => (status === 'all' ? notErased : keptBy({ standing: status })),
      companyId: companyId => keptBy({ companyId }),
      siteId: siteId => keptBy({ siteId }),
      unitId: unitId => keptBy({ unitId }),
      positionId: positionId => keptBy({ positionId }),
      family: family => keptBy({ family }),
      situation: situation => keptBy({ situation }),
      sex: sex => keptBy({ sex }),
      citizenship: citizenship => keptBy({ citizenship }),
      missing: missing => keptBy({ missing }),
      thisMonth: moment => moved(moment),
    },
    further: [...(starting ? [moved('starting', starting)] : []), ...(ending ? [moved('ending', ending)] : [])],
    matching: words => matches('rh.employee', 'e', words),
    rows: ids => rowsById(db, { ids, today }),
  })
}

const name = sql`e.search_text`
const nameOf = (table: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  sql`coalesce((select kernel.normalise(named.name) from ${table} named where named.id = ${id}), '')`
const ofContract = (day: RawBuilder<unknown>) =>
  sql`(select ${day} from rh.employment_contract t where t.id = e.current_contract_id)`

const orders = {
  name: [name],
  position: [nameOf(sql`rh.position`, sql`e.current_position_id`), name],
  workplace: [
    nameOf(sql`rh.site`, sql`e.current_site_id`),
    nameOf(sql`rh.unit`, sql`e.current_unit_id`),
    nameOf(sql`rh.subunit`, sql`e.current_subunit_id`),
    name,
  ],
  company: [nameOf(sql`platform.company`, sql`e.company_id`), name],
  family: [sql`coalesce(e.current_family, '')`, name],
  /** Who came last stands first downwards, not who never came. */
  contractStart: [sql`coalesce(${ofContract(sql`t.hiring_date`)}, '-infinity')`, name],
  /** A contract without an end ends after all others. */
  contractEnd: [sql`coalesce(${ofContract(sql`t.final_day`)}, 'infinity')`, name],
  situation: [sql`array_position(${situations}::text[], e.situation)`, name],
  missing: [sql`cardinality(e.missing)`, name],
}

const listedRows = preparedQuery(
  (
    db: RhDb,
    values: Places<Choice & Window & { today: string }>,
    { direction, ...narrowed }: { direction: Direction } & Narrowed,
  ) => {
    const ids = db
      .selectFrom('rh.employee as e')
      .select('e.id')
      .where(chosen(choiceOf(values, narrowed), values.inside))
      .orderBy('e.searchText', direction)
      .orderBy('e.id', direction)
      .limit(values.size)
      .offset(values.offset)
    return rowsOf(db, sql`array(${ids})`, values.today).orderBy('e.searchText', direction).orderBy('e.id', direction)
  },
)

const listedCount = preparedQuery((db: RhDb, values: Places<Choice & { most: number }>, narrowed: Narrowed) =>
  db
    .selectFrom(
      db
        .selectFrom('rh.employee as e')
        .select('e.id')
        .where(chosen(choiceOf(values, narrowed), values.inside))
        .limit(values.most)
        .as('few'),
    )
    .select(eb => eb.fn.countAll<number>().as('counted')),
)

const rowsById = preparedQuery((db: RhDb, { ids, today }: Places<{ ids: readonly string[]; today: string }>) =>
  rowsOf(db, ids, today),
)

const choiceOf = ({ standing, companyId }: Places<Choice>, { ofTab, ofCompany }: Narrowed): EmployeeFilter => ({
  standing: ofTab ? (standing as RawBuilder<Standing>) : undefined,
  companyId: ofCompany ? companyId : undefined,
})

const rowsOf = (db: RhDb, ids: RawBuilder<readonly string[]>, today: Value<string>) =>
  db
    .selectFrom('rh.employee as e')
    .leftJoin('platform.company as c', 'c.id', 'e.companyId')
    .leftJoin('rh.employment_contract as t', 't.id', 'e.currentContractId')
    .select(eb => [
      'e.id',
      'e.contactId',
      'e.firstname',
      'e.name',
      'e.photoFileId',
      'e.status',
      'e.situation',
      'e.missing',
      't.family',
      't.hiringDate as contractStart',
      sql<string | null>`upper(t.period) - 1`.as('contractEnd'),
      'e.companyId',
      'e.cellPhone',
      'c.name as company',
      payrollNumber(eb).as('software1Number'),
      positionToday(today).as('position'),
      workplaceToday(today).as('currentWorkplace'),
    ])
    .where('e.id', '=', sql<string>`any(${ids})`)
