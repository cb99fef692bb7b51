import { sql } from 'kysely'
import { enqueue } from '#kernel/server/events.ts'
import type { Job } from '#kernel/server/jobs.ts'
import { inEachClient } from '#platform/in-each-client.server.ts'
import type { RhDb } from '#rh/rh-db.ts'

/** Days without an application after which who was invited to apply is written to again, once each time. */
const waits = [
  { code: '+3d', from: 3, before: 7 },
  { code: '+7d', from: 7, before: 14 },
] as const

/** Each morning, by the link that still opens the form. */
export const remindInvitedJob: Job = {
  name: 'remind-invited',
  cron: '20 8 * * *',
  run: async ({ databases, clock }) => {
    const now = clock.now().toString()
    await inEachClient(databases, async (db: RhDb) => {
      for (const { code, from, before } of waits) {
        const { rows } = await sql<{ ticketId: string }>`
          update rh.candidate_application a set reminders = a.reminders || ${code}::text
            from (select distinct on (t.candidate_application_id) t.candidate_application_id, t.id
                    from rh.applicant_ticket t where t.expires_at > ${now}::timestamptz
                   order by t.candidate_application_id, t.asked_at desc) k
           where k.candidate_application_id = a.id and a.status = 'invited' and a.closed_at is null
             and not ${code}::text = any(a.reminders)
             and a.status_since <= ${now}::timestamptz - make_interval(days => ${from})
             and a.status_since > ${now}::timestamptz - make_interval(days => ${before})
          returning k.id as ticket_id`.execute(db)
        for (const { ticketId } of rows) await enqueue(db, 'send-applicant-ticket', { ticketId, isInvitation: true })
      }
    })
  },
}
