import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import { isFoundBy } from '#rh/contracts/contracts.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { dpaeCalls } from '../dpae.calls.ts'
import type { DpaeRow } from '../dpae.model.ts'
import { isDeclarationOpen } from '#rh/open-declarations.ts'
import type { DpaeScope } from './dpae-scope.ts'
import { contractsToDeclare } from './facts-of-contracts.queries.ts'
import { doableIn, type Speaking } from './judged-contract.ts'

type Asked = InputOf<typeof dpaeCalls.getDpaeList>
type Looking = Speaking & { db: RhDb; keys: Keys; clock: Clock }

/** Contract `c` waits for its declaration: it binds, has not ended, and what is needed is not accepted. */
export const isToDeclare = (today: string) =>
  sql<boolean>`(c.binds and ${isDeclarationOpen}
    and (c.final_day is null or c.final_day >= ${today}::date))`

/** A page of the declarations that the reader may see, by deadline. */
export function pageOfDeclarations(
  { db, keys, clock, ...speaking }: Looking,
  { companyIds }: DpaeScope,
  asked: Asked,
): Promise<PageOf<DpaeRow>> {
  const now = clock.now()
  const today = clock.today().toString()
  const instant = sql`${now.toString()}::timestamptz`
  const clocks = {
    early: sql<boolean>`${today}::date < c.hiring_date - 8`,
    open: sql<boolean>`${today}::date >= c.hiring_date - 8 and c.starts_at > ${instant} + interval '24 hours'`,
    last_day: sql<boolean>`c.starts_at > ${instant} and c.starts_at <= ${instant} + interval '24 hours'`,
    late: sql<boolean>`c.starts_at <= ${instant}`,
  }
  const tabs = {
    todo: isToDeclare(today),
    accepted: sql<boolean>`c.declaration = 'accepted'`,
    all: sql<boolean>`true`,
  }
  return pageOfList(db, dpaeCalls.getDpaeList.list, asked, {
    from: sql`rh.employment_contract c join rh.employee e on e.id = c.employee_id`,
    id: sql`c.id`,
    within: sql`c.company_id in ${eachOf(companyIds)} and e.status <> 'deleted' and c.state not in ('draft', 'cancelled')`,
    orders: {
      startsAt: [sql`c.starts_at`],
      name: [sql`e.search_text`],
      state: [sql`c.declaration`],
    },
    filters: {
      tab: tab => tabs[tab],
      state: state => sql`c.declaration = ${state}`,
      clock: asked => clocks[asked],
      companyId: companyId => sql`c.company_id = ${companyId}`,
    },
    matching: isFoundBy,
    rows: async ids => rowsOf({ db, keys, now, speaking }, ids),
  })
}

type Row = Omit<DpaeRow, 'clock' | 'state' | 'reasons' | 'opensAt' | 'startsAt'>
type Telling = { db: RhDb; keys: Keys; now: Temporal.Instant; speaking: Speaking }

async function rowsOf({ db, keys, now, speaking }: Telling, ids: readonly string[]): Promise<DpaeRow[]> {
  const { rows } = await sql<Row>`
    select c.id, c.number, c.employee_id, e.firstname, e.name, k.name as company, c.hiring_date,
           to_char(c.hiring_time, 'HH24:MI') as hiring_time, c.declaration_send_at as send_at, d.receipt_number,
           d.accepted_at, t.errors -> 0 ->> 'message' as error
      from rh.employment_contract c
      join rh.employee e on e.id = c.employee_id
      join platform.company k on k.id = c.company_id
      left join rh.dpae d on d.contract_id = c.id and d.cancelled_at is null
      left join lateral (select t.errors from rh.dpae_transmission t
         where t.contract_id = c.id order by t.id desc limit 1) t on c.declaration <> 'accepted'
     where c.id in ${eachOf(ids)}`.execute(db)
  const contracts = await contractsToDeclare(db, keys, ids)
  return rows.flatMap(row => {
    const contract = contracts.get(row.id)
    if (!contract) return []
    const { state, clock, window, reasons } = doableIn(contract, now, speaking)
    return [{ ...row, ...window, state, clock, reasons }]
  })
}
