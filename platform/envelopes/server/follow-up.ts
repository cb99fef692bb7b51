import { sql } from 'kysely'
import { forbidden, notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import { daysOfLink, signingStates } from '../envelope.model.ts'
import { addressOfEnvelope } from '../envelope-place.model.ts'
import type { envelopesCalls } from '../envelopes.calls.ts'
import { toSign } from './envelope-news.ts'
import { type Inviting, invite, mailTo } from './invite-signers.ts'
import { takeEnvelope } from './move-envelope.ts'
import { noteEvent } from './note-event.ts'
import { requireReadable } from './envelope-scope.ts'
import type { ActingGiven } from './send-envelope.ts'

type Calls = typeof envelopesCalls

/** The envelope of whoever sent it or in whose name. @throws Refusal 403, 404, 409 SIGNING_CLOSED */
async function ownOpen(given: ActingGiven, id: string) {
  await requireReadable(given, id)
  const envelope = await takeEnvelope(given.db, id)
  if (![envelope.senderId, envelope.onBehalfOfId].includes(given.caller.userId)) throw forbidden()
  if (![...signingStates, 'failed'].includes(envelope.state))
    throw new Refusal(409, 'SIGNING_CLOSED', 'envelopes.closed')
  return envelope
}

/** Reminds those whose turn it is, once an hour each; answers how many. */
export async function remindSigners(given: ActingGiven, id: string) {
  const envelope = await ownOpen(given, id)
  const before = given.clock.now().subtract({ hours: 1 }).toString()
  return { count: await remindWaiting(given, envelope, before) }
}

type Envelope = { id: string; subject: string }

/** Those who were told nothing since that instant. */
export async function remindWaiting(inviting: Inviting, { id, subject }: Envelope, before: string) {
  const { db, clock, say } = inviting
  const { rows: people } = await sql<{ id: string; userId: string | null; generation: number }>`
    update platform.recipient r set reminded_at = ${clock.now().toString()}
     where r.envelope_id = ${id} and r.role in ('signer', 'approver') and r.status in ('notified', 'opened')
       and greatest(r.notified_at, r.reminded_at) <= ${before}::timestamptz
    returning r.id, r.user_id as "userId", r.generation`.execute(db)
  for (const person of people) {
    await noteEvent(db, clock, { envelopeId: id, kind: 'recipient.reminded', recipientId: person.id })
    if (person.userId === null) await mailTo(db, person.id, person.generation, 'remind')
  }
  const inside = people.flatMap(({ userId }) => userId ?? [])
  if (inside.length > 0)
    await notify(db, {
      userIds: inside,
      type: toSign.code,
      title: language => say(language, 'envelopes.news.remind', { subject }),
      link: addressOfEnvelope(id),
    })
  return people.length
}

/** Another address is another link. @throws Refusal 400 on `mail`, 403, 404, 409 SIGNING_CLOSED, RECIPIENT_DONE */
export async function correctRecipient(given: ActingGiven, wish: InputOf<Calls['correctRecipient']>) {
  const { db, clock, caller } = given
  const envelope = await ownOpen(given, wish.id)
  const person = await db
    .selectFrom('platform.recipient')
    .select(['id', 'userId', 'generation', 'status', 'mail', 'phone'])
    .where('envelopeId', '=', wish.id)
    .where('id', '=', wish.recipientId)
    .forUpdate()
    .executeTakeFirst()
  if (!person || person.userId !== null) throw notFound()
  if (!['waiting', 'notified', 'opened', 'undeliverable'].includes(person.status))
    throw new Refusal(409, 'RECIPIENT_DONE', 'envelopes.recipient-done')
  if (wish.mail === undefined && wish.phone === undefined)
    throw wrongField('mail', 'NO_ADDRESS', 'envelopes.no-address')
  const [mail, phone] = [wish.mail ?? person.mail, wish.phone ?? person.phone]
  await db
    .updateTable('platform.recipient')
    .set({ mail, phone, channel: mail === null ? 'sms' : 'mail' })
    .where('id', '=', person.id)
    .execute()
  const event = { envelopeId: wish.id, recipientId: person.id, actorId: caller.userId }
  await noteEvent(db, clock, { ...event, kind: 'recipient.corrected' })
  if (person.status !== 'waiting') await invite(given, envelope, person)
}

/** @throws Refusal 400 on `expiresAt`, 403, 404, 409 SIGNING_CLOSED */
export async function extendEnvelope(given: ActingGiven, { id, expiresAt }: InputOf<Calls['extendEnvelope']>) {
  const { db, clock, caller } = given
  const envelope = await ownOpen(given, id)
  const now = clock.now()
  const at = Temporal.Instant.from(expiresAt)
  if (Temporal.Instant.compare(at, envelope.expiresAt) <= 0)
    throw wrongField('expiresAt', 'NOT_LATER', 'envelopes.expiry-not-later')
  if (Temporal.Instant.compare(at, now.add({ hours: 24 * daysOfLink })) > 0)
    throw wrongField('expiresAt', 'TOO_LATE', 'envelopes.expiry-late', { days: daysOfLink })
  await db
    .updateTable('platform.envelope')
    .set({ expiresAt: at.toString(), version: envelope.version + 1 })
    .where('id', '=', id)
    .execute()
  const data = { from: envelope.expiresAt, to: at.toString() }
  await noteEvent(db, clock, { envelopeId: id, kind: 'envelope.extended', actorId: caller.userId, data })
}
