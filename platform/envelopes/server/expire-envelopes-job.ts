import { sql } from 'kysely'
import type { Ground } from '#kernel/server/answers.ts'
import type { Job } from '#kernel/server/jobs.ts'
import { inEachClient } from '#platform/in-each-client.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { closeRecipients } from './close-recipients.ts'
import { expiry } from './envelope-news.ts'
import { moveEnvelope, takeEnvelope } from './move-envelope.ts'
import { tellSignables } from './signables.ts'
import { tellSender } from './tell-sender.ts'

const slice = 100

/** Every five minutes: what nobody can sign any more says so. Signing itself looks at the clock, late or not. */
export const expireEnvelopesJob: Job = {
  name: 'expire-envelopes',
  cron: '*/5 * * * *',
  run: ground => inEachClient(ground.databases, db => expireDue(db, ground)),
}

async function expireDue(db: PlatformDb, ground: Pick<Ground, 'clock' | 'say' | 'offered'>) {
  const { rows } = await sql<{ id: string }>`
    select id from platform.envelope
     where state in ('sent', 'partially_signed', 'failed') and expires_at <= ${ground.clock.now().toString()}
     order by expires_at, id limit ${slice} for update skip locked`.execute(db)
  for (const { id } of rows) {
    const envelope = await takeEnvelope(db, id)
    await moveEnvelope({ ...ground, db }, { id, to: 'expired' })
    await closeRecipients(db, id, 'expired')
    await tellSignables(db, ground.offered, id, (entry, news) => entry.onExpired?.(db as never, news))
    await tellSender({ ...ground, db }, envelope, expiry, { label: 'envelopes.news.expired' })
  }
}
