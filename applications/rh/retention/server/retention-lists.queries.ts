import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import {
  amountsOf,
  candidatesToForget,
  type CandidateScope,
  retentionTerms,
  seenIn,
} from '#rh/candidates/candidates.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { retentionCalls } from '../retention.calls.ts'
import type { ApplicationProof, Erasure, RecordToErase } from '../retention.model.ts'

type Calls = typeof retentionCalls

const mostAtOnce = 500

/** Who is to be emptied, the next first. */
export async function recordsToErase(db: RhDb, scope: CandidateScope): Promise<RecordToErase[]> {
  const toForget = candidatesToForget(amountsOf(await retentionTerms(db)))
  const { rows } = await sql<RecordToErase>`
    select c.id, c.name, c.firstname, d.kind, d.due_on,
           (select count(*)::int from rh.candidate_application a where a.candidate_id = c.id) as applications,
           (select count(*)::int from rh.candidate_file f where f.candidate_id = c.id) as files
      from ${toForget} d join rh.candidate c on c.id = d.id
     where ${seenIn(scope)}
     order by d.due_on, c.search_text, c.id limit ${mostAtOnce}`.execute(db)
  return rows
}

/** What was erased in the client, the last first. */
export const pageOfErasures = (db: RhDb, asked: InputOf<Calls['getErasures']>): Promise<PageOf<Erasure>> =>
  pageOfList(db, retentionCalls.getErasures.list, asked, {
    from: sql`rh.erasure e`,
    id: sql`e.id`,
    within: sql`true`,
    orders: { at: [sql`e.at`] },
    filters: {},
    rows: async ids => {
      const { rows } = await sql<Erasure>`
        select e.id, e.kind, e.reason, e.at, u.firstname || ' ' || u.name as by, e.people, e.rows, e.files
          from rh.erasure e left join platform.user u on u.id = e.actor_id
         where e.id in ${eachOf(ids)}`.execute(db)
      return rows
    },
  })

/** What was decided of people who were emptied, in the companies of the caller. */
export const pageOfProofs = (
  db: RhDb,
  companyIds: readonly string[],
  asked: InputOf<Calls['getApplicationProofs']>,
): Promise<PageOf<ApplicationProof>> =>
  pageOfList(db, retentionCalls.getApplicationProofs.list, asked, {
    from: sql`rh.application_proof p`,
    id: sql`p.id`,
    within: sql`p.company_id in ${eachOf(companyIds)}`,
    orders: { decidedOn: [sql`p.decided_at`], name: [sql`p.search_text`], keptUntil: [sql`p.kept_until`] },
    filters: {},
    matching: words => matches('rh.application_proof', 'p', words),
    rows: async ids => {
      const { rows } = await sql<ApplicationProof>`
        select p.id, p.name, p.firstname, p.birthdate, k.name as company, p.offer, p.position, (p.received_at at time zone 'Europe/Paris')::date as received_on, p.outcome,
               (p.decided_at at time zone 'Europe/Paris')::date as decided_on, p.refusal_reason, p.form_version, p.kept_until
          from rh.application_proof p join platform.company k on k.id = p.company_id
         where p.id in ${eachOf(ids)}`.execute(db)
      return rows
    },
  })
