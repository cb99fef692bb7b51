import { type RawBuilder, sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { CandidateRow } from '../candidate.model.ts'
import { candidatesCalls } from '../candidates.calls.ts'
import { type CandidateScope, seenIn } from './candidate-scope.ts'

type Asked = InputOf<typeof candidatesCalls.getPaginatedCandidates>

const contract = sql`select from rh.employment_contract t where t.employee_id = c.employee_id and t.binds`
const isEmployee = (today: string) => ({
  current: sql<boolean>`exists (${contract} and t.period @> ${today}::date)`,
  former: sql<boolean>`(exists (${contract} and upper(t.period) <= ${today}::date)
    and not exists (${contract} and t.period @> ${today}::date))`,
  never: sql<boolean>`not exists (${contract})`,
})
const freeIn = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) => sql<boolean>`exists (
  select from rh.availability v where v.candidate_id = c.id and v.period && daterange(${from}, ${to}, '[]'))`

/** A page of the candidates of the caller's companies. */
export const pageOfCandidates = (db: RhDb, scope: CandidateScope, asked: Asked): Promise<PageOf<CandidateRow>> => {
  const today = sql`${scope.today}::date`
  const days = { now: today, month: sql`(${today} + 30)`, quarter: sql`(${today} + 91)` }
  return pageOfList(db, candidatesCalls.getPaginatedCandidates.list, asked, {
    from: sql`rh.candidate c`,
    id: sql`c.id`,
    within: seenIn(scope),
    orders: {
      name: [sql`c.search_text`],
      createdAt: [sql`c.created_at`],
      city: [sql`coalesce(kernel.normalise(c.city), '')`, sql`c.search_text`],
    },
    filters: {
      available: until => freeIn(today, days[until]),
      language: language => sql`c.language = ${language}`,
      employee: employee => isEmployee(scope.today)[employee],
      pool: pool =>
        pool === 'kept'
          ? sql`c.pool_consent_until >= ${today}`
          : sql`c.pool_consent_until between ${today} and (${today} + 30)`,
    },
    matching: words => matches('rh.candidate', 'c', words),
    rows: async ids => {
      const { rows } = await sql<CandidateRow>`
        select c.id, c.title, c.firstname, c.name, c.mail, c.cell_phone_number, c.birthdate, c.language, c.employee_id,
               c.city, c.source, c.created_at, coalesce(v.ranges, '[]') as availabilities, l.status,
               (select count(*)::int from rh.candidate_application a where a.candidate_id = c.id) as applications,
               ${isEmployee(scope.today).former} as is_former_employee
          from rh.candidate c
          left join lateral (
            select jsonb_agg(jsonb_build_object('start', lower(v.period), 'end', upper(v.period) - 1)
                             order by v.period) as ranges
              from rh.availability v
             where v.candidate_id = c.id and v.period && daterange(${today}, (${today} + 365), '[]')) v on true
          left join lateral (
            select a.status from rh.candidate_application a
             where a.candidate_id = c.id and a.company_id = any(${scope.companyIds})
             order by a.status_since desc, a.id desc limit 1) l on true
         where c.id in ${eachOf(ids)}`.execute(db)
      return rows
    },
  })
}
