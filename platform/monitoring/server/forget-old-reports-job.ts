import { sql } from 'kysely'
import type { Job } from '#kernel/server/jobs.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

const days = (count: number) => ({ hours: count * 24 })

/** Each night: occurrences of 30 days, reports and actions of a year, the pulse of two days. */
export const forgetOldReportsJob: Job = {
  name: 'forget-old-reports',
  cron: '40 3 * * *',
  run: ({ databases, clock }) => {
    const before = (count: number) => clock.now().subtract(days(count)).toString()
    return databases.transaction('platform', { readOnly: false }, async (db: PlatformDb) => {
      await sql`delete from platform.error_occurrence where at < ${before(30)}`.execute(db)
      await sql`delete from platform.error_report where last_at < ${before(365)}`.execute(db)
      await sql`delete from platform.action_event where at < ${before(365)}`.execute(db)
      await sql`delete from platform.process_pulse where slot < ${before(2)}`.execute(db)
    })
  },
}
