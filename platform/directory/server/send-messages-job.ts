import { sql } from 'kysely'
import type { Job } from '#kernel/server/jobs.ts'
import { inEachClient } from '#platform/in-each-client.server.ts'
import { deliverMails } from './deliver-mails.ts'
import { deliverNotifications } from './deliver-notifications.ts'
import { sendMessagesName } from './message-jobs.ts'
import { type Due, startSending, type Work } from './sending.ts'

/**
 * Each minute, and at once when somebody sends: goes on with every message whose hour has come, wherever it was left.
 * What each recipient is to receive stands in his row, so that any process goes on after one that was killed.
 */
export const sendMessagesJob: Job = {
  name: sendMessagesName,
  cron: '* * * * *',
  run: async work => {
    const failed: unknown[] = []
    for (const due of await dueMessages(work)) {
      await deliver(work, due).catch(error => failed.push(error))
    }
    if (failed.length > 0) throw new AggregateError(failed, `${failed.length} messages were not gone on with`)
  },
}

async function deliver(work: Work, due: Due) {
  const sending = await startSending(work, due)
  if (sending) await (sending.channel === 'mail' ? deliverMails : deliverNotifications)(work, due, sending)
}

async function dueMessages({ databases, clock }: Work): Promise<Due[]> {
  const due: Due[] = []
  await inEachClient(databases, async db => {
    const { rows } = await sql<Due>`
      select client_id, id as "messageId" from platform.message
       where state in ('queued', 'sending') and (send_at is null or send_at <= ${clock.now().toString()}::timestamptz)
       order by send_at nulls first, id`.execute(db)
    due.push(...rows)
  })
  return due
}
