import { sql } from 'kysely'
import { z } from 'zod'
import { enqueue } from '#kernel/server/events.ts'
import type { Job } from '#kernel/server/jobs.ts'
import { digestOfKey } from '#kernel/server/key-of-link.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { ticketOf } from './take-application.ts'

const Requested = z.object({
  clientId: idOf('platform.client'),
  ticketId: idOf('rh.applicant_ticket'),
  mail: z.string(),
  askedAt: z.string(),
})

/** Hours for which a ticket opens the form. */
const opensFor = 24

/**
 * Gives a ticket to who is known under the mail that a visitor typed, five in an hour at most; nothing where nobody is. Done
 * again after a fall, it gives no second one.
 */
export const answerTicketRequestJob: Job = {
  name: 'answer-ticket-request',
  insists: true,
  run: async ({ databases, keys }, payload) => {
    const { clientId, ticketId, mail, askedAt } = Requested.parse(payload)
    await databases.transaction('platform', { clientId, readOnly: false }, async (db: RhDb) => {
      const { rows } = await sql`
        insert into rh.applicant_ticket (id, candidate_id, token_hash, asked_at, expires_at)
        select ${ticketId}, c.id, ${digestOfKey(ticketOf(keys, ticketId))}, ${askedAt}::timestamptz,
               ${askedAt}::timestamptz + make_interval(hours => ${opensFor})
          from rh.candidate c
         where c.mail = ${mail} and c.anonymised_at is null
           and (select count(*) from rh.applicant_ticket t
                 where t.candidate_id = c.id and t.asked_at > ${askedAt}::timestamptz - interval '1 hour') < 5
            on conflict do nothing returning id`.execute(db)
      if (rows.length > 0) await enqueue(db, 'send-applicant-ticket', { ticketId })
    })
  },
}
