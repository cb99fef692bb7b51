import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import { daysLeft, maskNumber, stateOf } from '#rh/employee-documents/employee-document.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { ExpirableDocument } from '../deadline.model.ts'
import { deadlinesCalls } from '../deadlines.calls.ts'
import { type DeadlineScope, isFollowed } from './deadline-scope.ts'

type Asked = InputOf<typeof deadlinesCalls.getExpirableDocuments>

/** A page of the papers that have ended or end within so many days. */
export const pageOfExpirable = (
  db: RhDb,
  scope: DeadlineScope,
  { within, ...asked }: Asked,
): Promise<PageOf<ExpirableDocument>> => {
  const today = scope.today.toString()
  return pageOfList(db, deadlinesCalls.getExpirableDocuments.list, asked, {
    from: sql`rh.employee_document d`,
    id: sql`d.id`,
    within: endsWithin(scope, within),
    orders: {
      end: [sql`d.expiration_date`],
      name: [person, sql`d.expiration_date`],
      kind: [sql`(select kernel.normalise(k.label) from rh.document_kind k where k.code = d.kind_code)`, person],
      company: [company, person],
      asked: [sql`coalesce(${lastAsked(today)}, '-infinity')`, sql`d.expiration_date`],
    },
    filters: {
      kind: kind => sql`d.kind_code = ${kind}`,
      companyId: companyId => sql`d.followed_in = ${companyId}`,
      state: state => inState(today)[state],
    },
    matching: words => {
      const found = matches('rh.employee', 'e', words)
      return found && sql`d.employee_id in (select e.id from rh.employee e where ${found})`
    },
    rows: async ids => (await rowsOf(db, ids, today).execute()).map(row => shown(row, scope)),
  })
}

/** Keeps the papers `d` of people who are followed that have ended, or end within so many days. */
export const endsWithin = (scope: DeadlineScope, days: number) => sql<boolean>`
  d.superseded_at is null and d.status = 'accepted' and d.expiration_date <= ${scope.today.add({ days }).toString()}
  and ${isFollowed(scope)}`

const inState = (today: string) => ({
  expired: sql<boolean>`d.expiration_date < ${today}`,
  expiring: sql<boolean>`d.expiration_date >= ${today} and ${isExpiring(today)}`,
  valid: sql<boolean>`d.expiration_date >= ${today} and not ${isExpiring(today)}`,
})

/** The law of `stateOf`, for the database to choose by: within the earliest of the days of its kind. */
const isExpiring = (today: string) => sql<boolean>`exists (
  select from rh.document_kind k
   where k.code = d.kind_code and d.expiration_date - ${today}::date <= (select max(days) from unnest(k.lead_days) as days))`

/** Whose the paper `d` is, as the staff list orders people. */
const person = sql`(select e.search_text from rh.employee e where e.id = d.employee_id)`
const company = sql`coalesce((select kernel.normalise(c.name) from platform.company c where c.id = d.followed_in), '')`

/** When the next of the paper `d` was asked, as long as the link lives. */
const lastAsked = (today: string) => sql<string | null>`(
  select max(r.asked_at) from rh.document_request r
   where r.employee_id = d.employee_id and r.kind_code = d.kind_code
     and r.answered_at is null and r.cancelled_at is null and r.expires_at > ${today}::date)`

const rowsOf = (db: RhDb, ids: readonly string[], today: string) =>
  db
    .selectFrom('rh.employee_document as d')
    .innerJoin('rh.employee as e', 'e.id', 'd.employeeId')
    .innerJoin('rh.document_kind as k', 'k.code', 'd.kindCode')
    .leftJoin('platform.company as c', 'c.id', 'e.companyId')
    .select([
      'd.id',
      'd.employeeId',
      'e.firstname',
      'e.name',
      'e.companyId',
      'c.name as company',
      'd.kindCode as kind',
      'k.label as kindLabel',
      'd.documentName',
      'd.identificationNumber',
      'd.startingDate',
      sql<string>`d.expiration_date`.as('expirationDate'),
      'k.leadDays',
      'k.isSensitive',
      'k.blocks',
      lastAsked(today).as('askedAt'),
    ])
    .where('d.id', 'in', eachOf(ids))

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

function shown(row: Row, { today, mayWrite }: DeadlineScope): ExpirableDocument {
  const { companyId, isSensitive, leadDays, identificationNumber: number, ...paper } = row
  const day = today.toString()
  return {
    ...paper,
    identificationNumber: number && isSensitive ? maskNumber(number) : number,
    daysLeft: daysLeft(row.expirationDate, day),
    state: stateOf({ expirationDate: row.expirationDate, supersededAt: null, leadDays }, day),
    can: { renew: mayWrite(companyId) },
  } as ExpirableDocument
}
