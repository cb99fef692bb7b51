import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import {
  amountsOf,
  candidatesToForget,
  type CandidateScope,
  retentionTerms,
  seenIn,
} from '#rh/candidates/candidates.server.ts'
import type { KeptKind } from '#rh/retention-terms.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { copiesThatServed } from './copies-that-served.queries.ts'
import type { RetentionRule } from '../retention.model.ts'

type Counted = { kind: KeptKind; kept: number; due: number; nextOn: string | null }

/** Each kind of data with what is kept of it, what is due and what goes next. */
export async function retentionRules(db: RhDb, scope: CandidateScope): Promise<RetentionRule[]> {
  const terms = await retentionTerms(db)
  const amounts = amountsOf(terms)
  const companies = eachOf(scope.companyIds)
  const { rows } = await sql<Counted>`
    select k.kind, count(*)::int as kept, count(*) filter (where k.due_on <= ${scope.today}::date)::int as due,
           min(k.due_on) filter (where k.due_on > ${scope.today}::date) as next_on
      from (
        select d.kind, d.due_on from ${candidatesToForget(amounts)} d join rh.candidate c on c.id = d.id where ${seenIn(scope)}
        union all
        select 'proof', p.kept_until + 1 from rh.application_proof p where p.company_id in ${companies}
        union all
        select 'links', ((t.expires_at at time zone 'Europe/Paris') + make_interval(days => ${amounts.links}))::date + 1
          from rh.applicant_ticket t join rh.candidate c on c.id = t.candidate_id where ${seenIn(scope)}
        union all
        select 'copies', d.due_on from ${copiesThatServed(amounts)} d where d.company_id in ${companies}
        union all
        select 'employeeFile', (max(upper(t.period)) + make_interval(months => ${amounts.employeeFile}))::date
          from rh.employment_contract t
          join rh.employee e on e.id = t.employee_id and e.anonymised_at is null and e.company_id in ${companies}
         where t.binds
         group by t.employee_id having max(upper(t.period)) <= ${scope.today}::date and not bool_or(upper_inf(t.period))) k
     group by k.kind`.execute(db)
  const counted = new Map(rows.map(({ kind, ...counts }) => [kind, counts]))
  return terms.map(({ setting, ...term }) => ({
    ...term,
    isSet: setting !== null,
    ...(counted.get(term.kind) ?? { kept: 0, due: 0, nextOn: null }),
  }))
}
