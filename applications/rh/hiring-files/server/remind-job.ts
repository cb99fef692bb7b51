import { sql } from 'kysely'
import { enqueue } from '#kernel/server/events.ts'
import type { Job } from '#kernel/server/jobs.ts'
import { inEachClient } from '#platform/in-each-client.server.ts'
import type { RhDb } from '#rh/rh-db.ts'

/**
 * Two and five days after a file was opened, and five days before the hiring, whoever still owes a piece is reminded, once
 * each time; a file that was opened meanwhile skips what is past (recruitment.md, section 9).
 */
const dueOn = {
  '+2d': sql`h.created_at <= now.at - interval '2 days' and h.created_at > now.at - interval '5 days'`,
  '+5d': sql`h.created_at <= now.at - interval '5 days' and h.created_at > now.at - interval '10 days'`,
  '-5d': sql`a.hiring_date between now.today + 1 and now.today + 5 and h.created_at <= now.at - interval '1 day'`,
} as const

/** Each morning. */
export const remindHiringFilesJob: Job = {
  name: 'remind-hiring-files',
  cron: '10 8 * * *',
  run: async ({ databases, clock }) => {
    await inEachClient(databases, async (db: RhDb) => {
      for (const [code, due] of Object.entries(dueOn)) {
        const { rows } = await sql<{ id: string }>`
          update rh.hiring_file h set reminders = h.reminders || ${code}::text
            from rh.candidate_application a,
                 (select ${clock.now().toString()}::timestamptz as at, ${clock.today().toString()}::date as today) now
           where a.id = h.candidate_application_id and h.state = 'open' and h.expires_at > now.at
             and not ${code}::text = any(h.reminders) and ${due}
             and exists (select from rh.hiring_piece p
                          where p.hiring_file_id = h.id and p.required and p.state in ('missing', 'rejected'))
          returning h.id`.execute(db)
        for (const { id } of rows) await enqueue(db, 'send-hiring-link', { hiringFileId: id, isReminder: true })
      }
    })
  },
}
