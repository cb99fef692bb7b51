import { type RawBuilder, sql } from 'kysely'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { type ApplicationState, endStates, openStates } from '../application-state.model.ts'
import type { ApplicationRow, scopes } from '../candidate-application.model.ts'
import { candidateApplicationsCalls } from '../candidate-applications.calls.ts'
import { atSite } from './application-filters.queries.ts'
import { applicationRows } from './application-rows.queries.ts'
import { type ApplicationScope, within } from './application-scope.ts'

type Calls = typeof candidateApplicationsCalls
type Scope = (typeof scopes)[number]
const mostListed = 2_000
const mostFound = 20

const statesOf = (scope: Scope): readonly ApplicationState[] | undefined => {
  if (scope === 'all') return undefined
  if (scope === 'open') return openStates
  return scope === 'closed' ? endStates : [scope]
}

const inStates = (scope: Scope): RawBuilder<boolean>[] => {
  const states = statesOf(scope)
  return states ? [sql<boolean>`a.status in (${sql.join(states)})`] : []
}

const from = sql`rh.candidate_application a join rh.candidate c on c.id = a.candidate_id`
const living = sql<boolean>`c.anonymised_at is null`

/** A page of the applications to the caller's companies. */
export const pageOfApplications = (
  db: RhDb,
  scope: ApplicationScope,
  asked: InputOf<Calls['getPaginatedCandidatesApplications']>,
): Promise<PageOf<ApplicationRow>> =>
  pageOfList(db, candidateApplicationsCalls.getPaginatedCandidatesApplications.list, asked, {
    from,
    id: sql`a.id`,
    within: sql`${within(scope)} and ${living}`,
    orders: {
      receivedAt: [sql`a.received_at`],
      name: [sql`c.search_text`],
      statusSince: [sql`a.status_since`],
      hiringDate: [sql`coalesce(a.hiring_date, 'infinity')`],
    },
    filters: {
      companyId: companyId => sql`a.company_id = ${companyId}`,
      recruiterId: recruiterId => sql`a.recruiter_id = ${recruiterId}`,
      positionId: positionId => sql`a.position_id = ${positionId}`,
      siteId: atSite,
      jobOfferId: jobOfferId => sql`a.job_offer_id = ${jobOfferId}`,
    },
    further: inStates(asked.scope),
    matching: words => matches('rh.candidate', 'c', words),
    rows: ids => applicationRows(db, scope, ids),
  })

/** The first of them, those that changed last first: cards of a board. */
export async function listOfApplications(
  db: RhDb,
  scope: ApplicationScope,
  asked: InputOf<Calls['getCandidatesApplications']>,
): Promise<ApplicationRow[]> {
  const { jobOfferId, companyId, recruiterId, search } = asked
  const words = matches('rh.candidate', 'c', search)
  const conditions = [
    within(scope),
    living,
    ...inStates(asked.scope),
    ...(jobOfferId ? [sql`a.job_offer_id = ${jobOfferId}`] : []),
    ...(companyId ? [sql`a.company_id = ${companyId}`] : []),
    ...(recruiterId ? [sql`a.recruiter_id = ${recruiterId}`] : []),
    ...(words ? [words] : []),
  ]
  return inOrder(db, scope, conditions, mostListed)
}

/** The first twenty of whom every typed word is told. */
export async function foundApplications(db: RhDb, scope: ApplicationScope, words: string): Promise<ApplicationRow[]> {
  const everyWord = matches('rh.candidate', 'c', words)
  return everyWord ? inOrder(db, scope, [within(scope), living, everyWord], mostFound) : []
}

async function inOrder(db: RhDb, scope: ApplicationScope, conditions: readonly RawBuilder<unknown>[], most: number) {
  const { rows } = await sql<{ id: string }>`
    select a.id from ${from} where ${sql.join(conditions, sql` and `)}
     order by a.status_since desc, a.id desc limit ${most}`.execute(db)
  const found = new Map(
    (
      await applicationRows(
        db,
        scope,
        rows.map(({ id }) => id),
      )
    ).map(row => [row.id, row]),
  )
  return rows.flatMap(({ id }) => found.get(id) ?? [])
}

/** How many of each state. */
export async function applicationFigures(
  db: RhDb,
  scope: ApplicationScope,
  asked: InputOf<Calls['countCandidatesApplications']>,
) {
  const ofCompany = asked.companyId ? [sql`a.company_id = ${asked.companyId}`] : []
  const { rows } = await sql<{ status: ApplicationState; count: number }>`
    select a.status, count(*)::int as count from ${from}
     where ${sql.join([within(scope), living, ...inStates(asked.scope), ...ofCompany], sql` and `)}
     group by a.status order by a.status`.execute(db)
  return { total: rows.reduce((sum, { count }) => sum + count, 0), byStatus: rows }
}
