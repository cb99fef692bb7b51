import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { Names } from '#kernel/shared/names.ts'
import { signableTypes } from '#platform/esign/esign-delegations.server.ts'
import type { ApplicationWithWork, Tab } from '../envelope.model.ts'
import { envelopesCalls } from '../envelopes.calls.ts'
import { signablesOffer } from '../signable.slot.ts'
import { delegationRuns, readableEnvelopes, readByLevel, sentBy, sentTo, waitsFor } from './envelope-scope.ts'
import { envelopesById, type Telling } from './envelopes.queries.ts'

type Condition = RawBuilder<SqlBool>

/** What each tab holds: what waits for the person is no other's. */
const inTab = ({ clock, caller }: Pick<Telling, 'clock' | 'caller'>, tab: Tab): Condition => {
  const mine = waitsFor(clock, caller.userId)
  if (tab === 'toSign') return mine
  if (tab === 'waiting')
    return sql<SqlBool>`(v.state in ('draft', 'sent', 'partially_signed', 'failed') and not ${mine})`
  if (tab === 'signed') return sql<SqlBool>`(v.state in ('sealing', 'completed'))`
  return sql<SqlBool>`(v.state in ('declined', 'cancelled', 'expired'))`
}

/** Without an application, what concerns the person himself; with one, all that he reads there. */
async function within(telling: Telling, applicationId: number | undefined): Promise<Condition> {
  const { clock, caller } = telling
  const { userId } = caller
  const own = sql<SqlBool>`(${sentBy(userId)} or ${sentTo(userId)} or ${waitsFor(clock, userId)})`
  if (applicationId === undefined) return own
  return sql<SqlBool>`(v.application_id = ${applicationId} and (${own} or ${await readByLevel(telling, applicationId)}))`
}

type Asked = InputOf<typeof envelopesCalls.getEnvelopes>

export const pageOfEnvelopes = async (telling: Telling, { applicationId, type, ...asked }: Asked) =>
  pageOfList(telling.db, envelopesCalls.getEnvelopes.list, asked, {
    from: sql`platform.envelope v`,
    id: sql`v.id`,
    within: await within(telling, applicationId),
    orders: { createdAt: [sql`v.created_at`], subject: [sql`v.search_text`], expiresAt: [sql`v.expires_at`] },
    filters: {
      tab: tab => inTab(telling, tab),
      state: state => sql<SqlBool>`v.state = ${state}`,
      application: id => sql<SqlBool>`v.application_id = ${id}::int`,
    },
    further: type === undefined ? [] : [ofTypes([type])],
    matching: words => matches('platform.envelope', 'v', words),
    rows: ids => envelopesById(telling, ids),
  })

const ofTypes = (codes: readonly string[]) =>
  sql<SqlBool>`v.document_type_id in (select t.id from platform.document_type t where t.code in (
    select unnest(${codes}::text[])))`

type Counted = Record<Tab, number> & Pick<ApplicationWithWork, 'id' | 'colour'> & { name: Names }

/** How much each tab holds; where no application is asked, also which ones they come from, the most open ones first. */
export async function tabCounts(telling: Telling, applicationId: number | undefined) {
  const { db, language } = telling
  const counted = (tab: Tab) => sql`count(*) filter (where ${inTab(telling, tab)})::int as ${sql.ref(tab)}`
  const { rows } = await sql<Counted>`
    select a.id, a.name, a.colour, ${counted('toSign')}, ${counted('waiting')}, ${counted('signed')}, ${counted('ended')}
      from platform.envelope v join platform.application a on a.id = v.application_id
     where ${await within(telling, applicationId)} group by a.id`.execute(db)
  const sumOf = (tab: Tab) => rows.reduce((sum, row) => sum + row[tab], 0)
  const applications = rows
    .map(({ id, name, colour, toSign, waiting }) => ({ id, name: name[language], colour, count: toSign + waiting }))
    .toSorted((one, other) => other.count - one.count || one.id - other.id)
  return {
    toSign: sumOf('toSign'),
    waiting: sumOf('waiting'),
    signed: sumOf('signed'),
    ended: sumOf('ended'),
    applications: applicationId === undefined ? applications : [],
  }
}

export async function countToSign(telling: Pick<Telling, 'db' | 'clock' | 'caller'>) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from platform.envelope v where ${inTab(telling, 'toSign')}`.execute(telling.db)
  return rows[0]?.count ?? 0
}

/** Types that are signed somewhere, with how many envelopes wait for the person and how many that he sent wait. */
export async function typesWithWork(telling: Telling, applicationId?: number) {
  const { db, clock, caller, language, offered } = telling
  const supported = new Set(offered(signablesOffer).map(({ typeCode }) => typeCode))
  const types = (await signableTypes(db, language)).filter(
    type => supported.has(type.code) && (applicationId === undefined || type.applicationId === applicationId),
  )
  const mine = waitsFor(clock, caller.userId)
  const { rows } = await sql<{ id: number; toSign: number; waiting: number }>`
    select v.document_type_id as id, count(*) filter (where ${mine})::int as "toSign",
           count(*) filter (where not ${mine})::int as waiting
      from platform.envelope v
     where v.state in ('sent', 'partially_signed', 'failed') and (${mine} or ${sentBy(caller.userId)})
     group by v.document_type_id`.execute(db)
  const work = new Map(rows.map(row => [row.id, row]))
  return types.map(type => ({
    ...type,
    toSign: work.get(type.id)?.toSign ?? 0,
    waiting: work.get(type.id)?.waiting ?? 0,
  }))
}

type Pending = InputOf<typeof envelopesCalls.getPendingEnvelopes>
const mostPending = 500

const pendingOf = (telling: Telling, userId: string, isSigned: boolean): Condition =>
  isSigned
    ? sql<SqlBool>`(v.state = 'completed' and (${sentBy(userId)} or ${sentTo(userId)}))`
    : sql<SqlBool>`(${waitsFor(telling.clock, userId)}
        or v.state in ('sent', 'partially_signed', 'sealing', 'failed') and ${sentBy(userId)})`

/** @throws Refusal 404 of somebody in whose name the person signs nothing */
export async function pendingEnvelopes(telling: Telling, { userId, typeOfDocument, ...asked }: Pending) {
  const { db, caller, clock } = telling
  if (userId !== caller.userId) await requireRepresented(telling, userId)
  const { rows } = await sql<{ id: string }>`
    select v.id from platform.envelope v
     where v.application_id = ${asked.applicationId} and ${pendingOf(telling, userId, asked.onlyShowSignedDocuments)}
       and ${typeOfDocument === 'all' ? sql<SqlBool>`true` : ofTypes([typeOfDocument])}
       and ${userId === caller.userId ? sql<SqlBool>`true` : sql<SqlBool>`(${waitsFor(clock, caller.userId)} or ${await readableEnvelopes(telling)})`}
     order by v.created_at desc, v.id desc limit ${mostPending}`.execute(db)
  return envelopesById(
    telling,
    rows.map(({ id }) => id),
  )
}

async function requireRepresented({ db, clock, caller }: Telling, userId: string) {
  const { rows } = await sql`
    select d.id from platform.esign_delegation d
      join platform.esign_delegate e on e.client_id = d.client_id and e.delegation_id = d.id and e.act = 'sign'
     where d.user_id = ${userId} and e.user_id = ${caller.userId} and ${delegationRuns(clock)} limit 1`.execute(db)
  if (rows.length === 0) throw notFound()
}

type Counting = InputOf<typeof envelopesCalls.countEnvelopes>

export async function countPending(telling: Telling, { typesOfDocuments, ...asked }: Counting) {
  const { db, caller } = telling
  const { rows } = await sql<{ code: string; count: number }>`
    select t.code, count(*)::int as count
      from platform.envelope v join platform.document_type t on t.id = v.document_type_id
     where v.application_id = ${asked.applicationId}
       and ${pendingOf(telling, caller.userId, asked.onlyShowSignedDocuments)}
       and ${typesOfDocuments.length === 0 ? sql<SqlBool>`true` : ofTypes(typesOfDocuments)}
     group by t.code`.execute(db)
  const byType = Object.fromEntries(rows.map(({ code, count }) => [code, count]))
  return { total: rows.reduce((sum, { count }) => sum + count, 0), byType }
}
