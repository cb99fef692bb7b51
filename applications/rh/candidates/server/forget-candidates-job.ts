import { sql } from 'kysely'
import type { Job } from '#kernel/server/jobs.ts'
import { inEachClientEvenClosed } from '#platform/in-each-client.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { emptyCandidate } from './write-candidate.ts'

/** Months after which the data of somebody who did not agree to be kept go, once he is answered (CNIL: to explain it). */
const monthsToExplain = 3
const atOnce = 200

/**
 * Each night, empties candidates whose time is over: those whose agreement has ended, and those without agreement whose
 * applications are all over for three months. Employees keep to the rules of their own file.
 */
export const forgetCandidatesJob: Job = {
  name: 'forget-candidates',
  cron: '40 3 * * *',
  run: async ({ databases, clock, files }) => {
    const today = clock.today().toString()
    const keys: string[] = []
    await inEachClientEvenClosed(databases, async (db: RhDb) => {
      for (const { id } of await candidatesToForget(db, today))
        keys.push(...(await emptyCandidate(db, id, clock.now().toString())))
    })
    await Promise.all(keys.map(key => files.remove(key)))
  },
}

async function candidatesToForget(db: RhDb, today: string): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from rh.candidate c
     where c.anonymised_at is null and c.employee_id is null
       and coalesce(c.pool_consent_until, '-infinity') < ${today}::date
       and not exists (select from rh.candidate_application a
                        where a.candidate_id = c.id and a.status not in ('refused', 'withdrawn', 'pool', 'hired'))
       and greatest(c.created_at, c.last_contact_at, c.pool_consent_until,
                    (select max(a.status_since) from rh.candidate_application a where a.candidate_id = c.id))
           < ${today}::date - make_interval(months => case when c.pool_consent_until is null then ${monthsToExplain} else 0 end)
     order by c.id limit ${atOnce}`.execute(db)
  return rows
}
