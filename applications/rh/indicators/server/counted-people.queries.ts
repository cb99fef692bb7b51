import { type RawBuilder, sql } from 'kysely'
import type { Move } from '#rh/employees/comings-and-goings.model.ts'
import { chosen, countOfEmployees, dayOf, type EmployeeFilter, tells } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { type CountedPeople, type CountedPerson, mostItems } from '../indicator.model.ts'
import type { Narrowing } from './contracts-in-force.queries.ts'
import type { Reach } from './reach-of-figures.ts'

/** Which contract of a counted person `e` is shown, and which of its days. */
type ToldContract = { contract: RawBuilder<unknown>; day: RawBuilder<unknown> }

export const contractTold = {
  current: {
    contract: sql`select * from rh.employment_contract t where t.id = e.current_contract_id`,
    day: dayOf('starting'),
  },
  /** Of the contracts that tell of the move, the last one. */
  of: (move: Move): ToldContract => {
    const day = dayOf(move.moment)
    return {
      contract: sql`
        select * from rh.employment_contract t
         where t.employee_id = e.id and ${tells(move)} order by ${day} desc limit 1`,
      day,
    }
  },
}

/** People of the tab « Actifs », by a text that the index of their places knows, whatever the plan. */
export const activeAmong = (narrowing: Narrowing): EmployeeFilter => ({ ...narrowing, standing: sql.lit('active') })

/** How many people a filter chooses, and by name the first of those whose files the reader reads. */
export async function countedPeople(
  db: RhDb,
  { inside, named }: Reach,
  filter: EmployeeFilter,
  { contract, day }: ToldContract,
): Promise<CountedPeople> {
  const [total, { rows: items }] = await Promise.all([
    countOfEmployees(db, filter, inside),
    sql<CountedPerson>`
      select e.id as "employeeId", e.name, e.firstname, t.id as "contractId", ${day} as date,
             s.name as site, p.name as position
        from (${firstOf(db, named, filter)}) as e
        left join lateral (${contract}) as t on true
        left join rh.site s on s.id = e.current_site_id
        left join rh.position p on p.id = e.current_position_id
       order by e.search_text, e.id`.execute(db),
  ])
  return { total, items }
}

const firstOf = (db: RhDb, named: readonly string[], filter: EmployeeFilter) =>
  db
    .selectFrom('rh.employee as e')
    .select([
      'e.id',
      'e.name',
      'e.firstname',
      'e.searchText',
      'e.currentContractId',
      'e.currentSiteId',
      'e.currentPositionId',
    ])
    .where(chosen(filter, named))
    .orderBy('e.searchText')
    .orderBy('e.id')
    .limit(sql.lit(mostItems))

/** Active people in all, women and men. */
export async function activePeople(db: RhDb, inside: readonly string[], filter: EmployeeFilter) {
  return db
    .selectFrom('rh.employee as e')
    .select(eb => [
      eb.fn.countAll<number>().as('active'),
      eb.fn.countAll<number>().filterWhere('e.sex', '=', 2).as('female'),
      eb.fn.countAll<number>().filterWhere('e.sex', '=', 1).as('male'),
    ])
    .where(chosen(filter, inside))
    .executeTakeFirstOrThrow()
}
