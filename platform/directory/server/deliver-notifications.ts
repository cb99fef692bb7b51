import { sql } from 'kysely'
import { notify } from '#platform/notifications/notifications.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { failures } from './failures.ts'
import { type Due, endSending, inClientOf, type Sending, type Work } from './sending.ts'

const atOnce = 200

/** Notifications are written in the transaction that marks them as sent: both, or neither. */
export async function deliverNotifications(work: Work, due: Due, sending: Sending) {
  while ((await inClientOf(work, due, db => notifySome(db, work.clock.now().toString(), due, sending))) > 0) {}
  await endSending(work, due)
}

async function notifySome(db: PlatformDb, at: string, { messageId }: Due, { subject, body, author }: Sending) {
  const { rows } = await sql<{ userId: string; isSent: boolean }>`
    update platform.message_recipient r
       set status = case when found.error is null then 'sent' else 'failed' end, error = found.error, at = ${at}
      from (select w.id, case
                     when exists (select from platform.contact_refusal f where f.contact_id = w.contact_id) then ${failures.refuses}
                     when not exists (select from platform.client_user m join platform.user u on u.id = m.user_id and u.active
                                       where m.client_id = w.client_id and m.user_id = w.user_id and m.active) then ${failures.noAccount}
                   end as error
              from platform.message_recipient w
             where w.message_id = ${messageId} and w.status = 'waiting' order by w.id limit ${atOnce} for update) found
     where r.id = found.id
    returning r.user_id, r.status = 'sent' as "isSent"`.execute(db)
  const userIds = rows.filter(({ isSent }) => isSent).map(({ userId }) => userId)
  await notify(db, { userIds, type: 'platform.message', title: subject, subtitle: author.name, text: body })
  return rows.length
}
