import { sql } from 'kysely'
import type { Ground } from '#kernel/server/answers.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { addressOfEnvelope } from '../envelope-place.model.ts'
import { sealingWaits } from './envelope-news.ts'
import { takeEnvelope } from './move-envelope.ts'
import { noteEvent } from './note-event.ts'

const patienceHours = 1

/** An hour after the last signature the administrators are told, once, that the file has no seal yet, and why. */
export async function tellSealingWaits(
  { db, clock, say }: Pick<Ground, 'clock' | 'say'> & { db: PlatformDb },
  envelopeId: string,
  why: string,
) {
  const envelope = await takeEnvelope(db, envelopeId)
  const since = Temporal.Instant.from(envelope.allSignedAt as string)
  if (Temporal.Instant.compare(clock.now(), since.add({ hours: patienceHours })) < 0) return
  const { rows } = await sql`
    select id from platform.envelope_event where envelope_id = ${envelopeId} and kind = 'envelope.waits'`.execute(db)
  if (rows.length > 0) return
  await noteEvent(db, clock, { envelopeId, kind: 'envelope.waits', data: { why } })
  const { rows: admins } = await sql<{ id: string }>`
    select m.user_id as id from platform.client_user m
     where m.client_id = kernel.client_id() and m.admin and ${isMemberNow('m', clock)}`.execute(db)
  await notify(db, {
    userIds: admins.map(({ id }) => id),
    type: sealingWaits.code,
    title: language => say(language, 'envelopes.news.sealing', { subject: envelope.subject }),
    text: language => say(language, `envelopes.waits.${why}`),
    link: addressOfEnvelope(envelopeId),
  })
}
