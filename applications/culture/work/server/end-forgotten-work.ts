import { sql } from 'kysely'
import type { Job } from '#kernel/server/jobs.ts'
import { inEachClient } from '#platform/in-each-client.server.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import { mostHours } from '../work.model.ts'

/** Each evening: what still runs ends, and says that nobody told when (design of crops, section 8). Twice is as once. */
export const endForgottenWorkJob: Job = {
  name: 'end-forgotten-work',
  cron: '0 20 * * *',
  run: ({ databases, clock }) =>
    inEachClient(databases, async (db: CultureDb) => {
      await sql`
        update culture.work_entry
           set state = 'done', is_forgotten = true, version = version + 1,
               ended_at = least(${clock.now().toString()}::timestamptz, started_at + make_interval(hours => ${mostHours}))
         where state = 'running' and started_at < ${clock.now().toString()}::timestamptz`.execute(db)
    }),
}
