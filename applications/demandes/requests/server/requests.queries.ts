import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import { openStates, type RequestRow, type StateOfRequest } from '../request.model.ts'
import { requestsCalls } from '../requests.calls.ts'
import { orderRight, receiveRight } from '../requests-place.model.ts'
import {
  approvesStep,
  type Asking,
  companiesWhere,
  companiesWithPrices,
  ofCompanies,
  presentStep,
  seenBy,
  waitsForApprovalBy,
} from './request-scope.ts'

type Condition = RawBuilder<SqlBool>

const inState = (...states: readonly StateOfRequest[]): Condition => sql`r.state = any(${[...states]}::text[])`

/** What is needed should have come, or been promised for later than needed and that day has passed too. */
const isLate = (today: string): Condition =>
  sql`(${inState('submitted', 'approved', 'ordered', 'partial')} and coalesce(r.promised_on, r.needed_on) < ${today}::date)`

async function tabsOf(
  given: Asking,
): Promise<Record<'mine' | 'toApprove' | 'toOrder' | 'toReceive' | 'late', Condition>> {
  const [orders, receives] = await Promise.all([
    companiesWhere(given, orderRight, 2),
    companiesWhere(given, receiveRight, 2),
  ])
  return {
    mine: sql`r.requester_id = ${given.caller.userId}`,
    toApprove: await waitsForApprovalBy(given),
    toOrder: sql`(r.state = 'approved' and ${ofCompanies(orders)})`,
    toReceive: sql`(${inState('ordered', 'partial')} and ${ofCompanies(receives)})`,
    late: isLate(given.clock.today().toString()),
  }
}

/** A page of the requests that the caller sees. */
export async function pageOfRequests(
  given: Asking,
  asked: InputOf<typeof requestsCalls.getRequests>,
): Promise<PageOf<RequestRow>> {
  const tabs = await tabsOf(given)
  return pageOfList(given.db, requestsCalls.getRequests.list, asked, {
    from: sql`demandes.request r`,
    id: sql`r.id`,
    within: await seenBy(given),
    orders: {
      createdAt: [sql`r.created_at`],
      number: [sql`r.number`],
      neededOn: [sql`r.needed_on`],
      enteredAt: [sql`r.entered_at`],
    },
    filters: {
      state: tab => (tab === 'all' ? sql`true` : tabs[tab]),
      kind: kind => sql`r.kind = ${kind}`,
      companyId: companyId => sql`r.company_id = ${companyId}`,
      supplierId: supplierId => sql`r.supplier_id = ${supplierId}`,
    },
    matching: words => matches('demandes.request', 'r', words),
    rows: ids => rowsOfRequests(given, ids),
  })
}

const nameOf = (user: string) => sql.raw(`${user}.firstname || ' ' || ${user}.name`)

type Row = RequestRow & { companyId: string }

/** What is said of each in lists; its amounts only to who may see prices there. */
export async function rowsOfRequests(given: Asking, ids: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row & { estimatedCents: number | null; orderedCents: number | null }>`
    select r.id, r.number, r.order_number, r.company_id, o.name as company, v.name as service, r.kind, r.purpose,
           ${nameOf('u')} as requester, r.needed_on::text as needed_on, r.promised_on::text as promised_on,
           c.name as supplier, r.state, r.entered_at, ${isLate(given.clock.today().toString())} as is_late,
           case when r.state = 'submitted' then (
             select string_agg(${nameOf('a')}, ', ' order by a.name, a.firstname)
               from lateral (${presentStep}) s
               join platform.client_user m on ${approvesStep}
               join platform.user a on a.id = m.user_id) end as waits_for,
           r.estimated_cents::float8 as estimated_cents, r.ordered_cents::float8 as ordered_cents
      from demandes.request r
      join platform.company o on o.id = r.company_id
      join platform.user u on u.id = r.requester_id
      left join platform.service v on v.id = r.service_id
      left join platform.partner p on p.id = r.supplier_id
      left join platform.contact c on c.id = p.contact_id
     where r.id in ${eachOf(ids)}`.execute(given.db)
  const seen = await companiesWithPrices(given)
  return rows.map(row => {
    if (seen.has(row.companyId)) return row
    const { estimatedCents: _estimated, orderedCents: _ordered, ...told } = row
    return told
  })
}

/** How many of what the caller sees wait for him. */
export async function requestsWaiting(given: Asking) {
  const { mine, toApprove, toOrder, toReceive, late } = await tabsOf(given)
  const { rows } = await sql<{ mine: number; toApprove: number; toOrder: number; toReceive: number; late: number }>`
    select count(*) filter (where ${mine})::int as mine, count(*) filter (where ${toApprove})::int as to_approve,
           count(*) filter (where ${toOrder})::int as to_order, count(*) filter (where ${toReceive})::int as to_receive,
           count(*) filter (where ${late})::int as late
      from demandes.request r
     where ${inState(...openStates)} and ${await seenBy(given)}`.execute(given.db)
  return rows[0] ?? { mine: 0, toApprove: 0, toOrder: 0, toReceive: 0, late: 0 }
}
