import { digestOfKey } from '#kernel/server/key-of-link.ts'
import type { Ground } from '#kernel/server/answers.ts'
import { enqueue } from '#kernel/server/events.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { addressOfEnvelope } from '../envelope-place.model.ts'
import { toSign } from './envelope-news.ts'
import { noteEvent } from './note-event.ts'
import { tokenOf } from './signing-link.ts'

export const sendEnvelopeMailName = 'send-envelope-mail'
export const mailKinds = ['ask', 'remind', 'copy', 'ended'] as const
export type MailKind = (typeof mailKinds)[number]

export type Inviting = { db: PlatformDb } & Pick<Ground, 'clock' | 'keys' | 'say'>
type Envelope = { id: string; subject: string; ordered: boolean }

/** Tells those whose turn it is, who were not told yet: a member by a notification, anybody else by a link. */
export async function inviteSigners(inviting: Inviting, envelope: Envelope) {
  const { db } = inviting
  const people = await db
    .selectFrom('platform.recipient')
    .select(['id', 'userId', 'position', 'status', 'generation'])
    .where('envelopeId', '=', envelope.id)
    .where('role', 'in', ['signer', 'approver'])
    .where('status', 'in', ['waiting', 'notified', 'opened', 'undeliverable'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const turn = people[0]?.position
  for (const person of people)
    if (person.status === 'waiting' && (!envelope.ordered || person.position === turn))
      await invite(inviting, envelope, person)
}

type Person = { id: string; userId: string | null; generation: number }

/** A new link: the former one opens nothing from then on. */
export async function invite({ db, clock, keys, say }: Inviting, envelope: Envelope, person: Person) {
  const generation = person.generation + 1
  const isInside = person.userId !== null
  const at = clock.now().toString()
  await db
    .updateTable('platform.recipient')
    .set({
      status: 'notified',
      generation,
      notifiedAt: at,
      bouncedAt: null,
      tokenHash: isInside ? null : digestOfKey(tokenOf(keys, { recipientId: person.id, generation })),
    })
    .where('id', '=', person.id)
    .execute()
  await noteEvent(db, clock, { envelopeId: envelope.id, kind: 'recipient.notified', recipientId: person.id })
  if (person.userId === null) return mailTo(db, person.id, generation, 'ask')
  return notify(db, {
    userIds: [person.userId],
    type: toSign.code,
    title: language => say(language, 'envelopes.news.to-sign', { subject: envelope.subject }),
    link: addressOfEnvelope(envelope.id),
  })
}

/** The mail leaves after the commit, unless the link has changed meanwhile. */
export const mailTo = (db: PlatformDb, recipientId: string, generation: number, kind: MailKind) =>
  enqueue(db, sendEnvelopeMailName, { recipientId, generation, kind })
