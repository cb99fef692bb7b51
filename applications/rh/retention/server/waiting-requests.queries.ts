import { sql } from 'kysely'
import { type CandidateScope, seenIn } from '#rh/candidates/candidates.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { WaitingRequest } from '../retention.model.ts'

/** What people of the reader's companies asked of their data and were not given, the first to be answered first. */
export async function waitingRequests(db: RhDb, scope: CandidateScope): Promise<WaitingRequest[]> {
  const { rows } = await sql<Omit<WaitingRequest, 'can'> & { isHired: boolean; companyIds: string[] }>`
    select r.id, r.candidate_id, c.name, c.firstname, r.wish, r.asked_at,
           ((r.asked_at at time zone 'Europe/Paris') + interval '1 month')::date as until,
           c.employee_id is not null or coalesce(h.is_hired, false) as is_hired, coalesce(h.open, 0) as open_applications,
           coalesce(h.company_ids, '{}') as company_ids
      from rh.data_request r
      join rh.candidate c on c.id = r.candidate_id
      left join lateral (
        select bool_or(a.status = 'hired') as is_hired,
               count(*) filter (where a.status not in ('hired', 'refused', 'withdrawn'))::int as open,
               array_agg(distinct a.company_id) as company_ids
          from rh.candidate_application a where a.candidate_id = c.id) h on true
     where ${seenIn(scope)} and not exists (select from rh.data_request_answer w where w.data_request_id = r.id)
     order by r.asked_at, r.id`.execute(db)
  return rows.map(({ isHired, companyIds, ...request }) => ({
    ...request,
    can: { erase: request.wish === 'erasure' && !isHired && scope.level(companyIds) >= 3 },
  }))
}
