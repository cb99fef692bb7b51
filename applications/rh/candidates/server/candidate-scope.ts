import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { forbidden, notFound } from '#kernel/server/errors.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { candidates } from '../candidate.model.ts'

/** Candidates who applied in the caller's companies, and those who applied nowhere yet. */
export type CandidateScope = {
  now: string
  today: string
  companyIds: readonly string[]
  /** On somebody who applied in these companies. */
  level(companyIds: readonly string[]): Level
}

/** What one may do with them by the rights of an element. */
export async function candidateScopeOf(
  { rights, clock }: { rights: Rights; clock: Clock },
  element = candidates,
): Promise<CandidateScope> {
  const [{ byCompany }, anywhere] = await Promise.all([rights.perimeter(element), rights.level(element)])
  return {
    now: clock.now().toString(),
    today: clock.today().toString(),
    companyIds: [...byCompany.keys()],
    level: companyIds =>
      companyIds.length === 0 ? anywhere : (Math.max(...companyIds.map(id => byCompany.get(id) ?? 0)) as Level),
  }
}

const applied = sql`select from rh.candidate_application a where a.candidate_id = c.id`

/** Keeps candidates `c` inside a scope. */
export const seenIn = ({ companyIds }: CandidateScope) => sql<boolean>`(c.anonymised_at is null and (
  exists (${applied} and a.company_id in ${eachOf(companyIds)}) or not exists (${applied})))`

/** What the caller may do with somebody. @throws Refusal 404 */
export async function levelOn(db: RhDb, scope: CandidateScope, candidateId: string): Promise<Level> {
  const { rows } = await sql<{ companyIds: string[] }>`
    select array(${sql`select distinct a.company_id from rh.candidate_application a where a.candidate_id = c.id`}) as company_ids
      from rh.candidate c where c.id = ${candidateId} and c.anonymised_at is null`.execute(db)
  const level = rows[0] ? scope.level(rows[0].companyIds) : 0
  if (level < 1) throw notFound()
  return level
}

/** Somebody held until the end of the transaction. @throws Refusal 404; 403 */
export async function candidateToChange(db: RhDb, scope: CandidateScope, id: string, needs: Level = 2) {
  const row = await takeForChange(
    db.selectFrom('rh.candidate').selectAll().where('id', '=', id).where('anonymisedAt', 'is', null),
  )
  if ((await levelOn(db, scope, id)) < needs) throw forbidden()
  return row
}
