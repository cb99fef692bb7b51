import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import type { Caller } from '#kernel/server/gate.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import { fromDay, untilDay } from '#qualite/asked-days.ts'
import type { QualiteDb } from '#qualite/qualite-db.ts'
import { type DisputeRow, openStates } from '../dispute.model.ts'
import { disputesCalls } from '../disputes.calls.ts'
import {
  accountingElement,
  decisionRight,
  investigationElement,
  productionElement,
  registrationElement,
} from '../disputes-place.model.ts'
import { companiesWhere, companiesWithAmounts, followedCompanies } from './dispute-scope.ts'

export type Asking = { db: QualiteDb; rights: Rights; caller: Caller; clock: Clock }

const ofStates = (states: readonly string[]): RawBuilder<SqlBool> => sql`d.state = any(${[...states]}::text[])`
const ofCompanies = (companyIds: readonly string[]): RawBuilder<SqlBool> => sql`d.company_id in ${eachOf(companyIds)}`

/** In which state a dispute waits for whom. */
const waiting = {
  sales: ['registered'],
  production: ['production_reply'],
  quality: ['analysis', 'decision'],
  accounting: ['accounting'],
} as const

/** Registered by oneself, or waiting for what one may do. */
async function isMine(given: Asking): Promise<RawBuilder<SqlBool>> {
  const [registers, replies, investigates, decides, settles] = await Promise.all(
    [registrationElement, productionElement, investigationElement, decisionRight, accountingElement].map(element =>
      companiesWhere(given, [element], 2),
    ),
  )
  return sql`(d.created_by = ${given.caller.userId}
    or (d.state = 'registered' and ${ofCompanies(registers ?? [])})
    or (d.state = 'production_reply' and ${ofCompanies(replies ?? [])})
    or (d.state = 'analysis' and ${ofCompanies(investigates ?? [])})
    or (d.state = 'decision' and ${ofCompanies(decides ?? [])})
    or (d.state = 'accounting' and ${ofCompanies(settles ?? [])}))`
}

/** A page of the disputes of the companies that one follows. */
export async function pageOfDisputes(
  given: Asking,
  asked: InputOf<typeof disputesCalls.getDisputes>,
): Promise<PageOf<DisputeRow>> {
  const now = given.clock.now().toString()
  const mine = await isMine(given)
  const byState = {
    mine: sql<SqlBool>`${mine} and ${ofStates(openStates)}`,
    open: ofStates(openStates),
    late: sql<SqlBool>`${ofStates(openStates)} and d.due_at < ${now}::timestamptz`,
    granted: sql<SqlBool>`d.state = 'accounting'`,
    ended: ofStates(['settled', 'dismissed', 'cancelled']),
  }
  return pageOfList(given.db, disputesCalls.getDisputes.list, asked, {
    from: sql`qualite.dispute d join platform.partner r on r.id = d.partner_id join platform.contact c on c.id = r.contact_id`,
    id: sql`d.id`,
    within: ofCompanies(await followedCompanies(given)),
    orders: {
      notifiedAt: [sql`d.notified_at`],
      number: [sql`d.number`],
      customer: [sql`c.search_text`, sql`d.number`],
      kg: [weightOf],
      dueAt: [sql`coalesce(d.due_at, 'infinity'::timestamptz)`],
      closedAt: [sql`coalesce(d.closed_at, 'infinity'::timestamptz)`],
    },
    filters: {
      state: state => byState[state],
      waitsFor: role => ofStates(waiting[role]),
      reason: reason => sql`d.reason = ${reason}`,
      partnerId: partnerId => sql`d.partner_id = ${partnerId}`,
      companyId: companyId => sql`d.company_id = ${companyId}`,
      from: day => fromDay(sql`d.notified_at`, day),
      to: day => untilDay(sql`d.notified_at`, day),
    },
    matching,
    rows: ids => rowsOfDisputes(given, ids),
  })
}

/** By its number, its customer or a lot; nothing where the words are too short to find anything. */
function matching(words: string | undefined): RawBuilder<SqlBool> | undefined {
  const [own, customer] = [matches('qualite.dispute', 'd', words), matches('platform.contact', 'c', words)]
  if (!own || !customer) return undefined
  return sql`(${own} or ${customer} or exists (
    select from qualite.dispute_line x where x.dispute_id = d.id and x.lot_number = upper(btrim(${words}::text))))`
}

const weightOf = sql<number>`(select coalesce(sum(x.g), 0)::float8 from qualite.dispute_line x where x.dispute_id = d.id)`

type Row = DisputeRow & { companyId: string }

/** What is said of each in lists; amounts of a company only to who may see them. */
export async function rowsOfDisputes(given: Asking, ids: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row & { requestedCents: number; grantedCents: number | null }>`
    select d.id, d.number, d.company_id, c.name as customer, o.name as company, d.kind, d.reason, ${weightOf} as kg,
           (select string_agg(distinct a.name, ', ') from qualite.dispute_line x join platform.article a on a.id = x.article_id
             where x.dispute_id = d.id) as articles,
           d.requested_cents, d.granted_cents, d.state, d.responsibility, d.delivered_at, d.notified_at, d.due_at,
           d.closed_at is null and coalesce(d.due_at < ${given.clock.now().toString()}::timestamptz, false) as is_overdue,
           d.late_reasons, d.closed_at, u.firstname || ' ' || u.name as created_by
      from qualite.dispute d
      join platform.company o on o.id = d.company_id
      join platform.partner r on r.id = d.partner_id
      join platform.contact c on c.id = r.contact_id
      left join platform.user u on u.id = d.created_by
     where d.id in ${eachOf(ids)}`.execute(given.db)
  const seen = await companiesWithAmounts(given)
  return rows.map(row => {
    if (seen.has(row.companyId)) return row
    const { requestedCents: _requested, grantedCents: _granted, ...told } = row
    return told
  })
}

/** How many wait for each of the four. */
export async function disputesWaiting(given: Asking) {
  const { rows } = await sql<{ state: keyof typeof states; count: number; late: number }>`
    select d.state, count(*)::int as count,
           (count(*) filter (where d.due_at < ${given.clock.now().toString()}::timestamptz))::int as late
      from qualite.dispute d
     where ${ofCompanies(await followedCompanies(given))} and ${ofStates(openStates)}
     group by d.state`.execute(given.db)
  const states = { registered: 0, analysis: 0, production_reply: 0, decision: 0, accounting: 0 }
  for (const { state, count } of rows) states[state] = count
  return {
    open: rows.reduce((sum, { count }) => sum + count, 0),
    late: rows.reduce((sum, { late }) => sum + late, 0),
    sales: states.registered,
    production: states.production_reply,
    quality: states.analysis + states.decision,
    accounting: states.accounting,
  }
}
