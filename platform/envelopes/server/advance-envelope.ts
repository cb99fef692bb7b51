import type { Ground } from '#kernel/server/answers.ts'
import { enqueue } from '#kernel/server/events.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type EnvelopeState, signingStates } from '../envelope.model.ts'
import { refusal } from './envelope-news.ts'
import { inviteSigners } from './invite-signers.ts'
import { moveEnvelope, takeEnvelope } from './move-envelope.ts'
import { tellSignables } from './signables.ts'
import { closeRecipients } from './close-recipients.ts'
import { tellSender } from './tell-sender.ts'

export type Advancing = { db: PlatformDb } & Pick<Ground, 'clock' | 'keys' | 'say' | 'offered'>

export const sealEnvelopeName = 'seal-envelope'

/**
 * What follows from what somebody did: the next are told, or all have signed, or one declined. Called again it does
 * nothing more. `declinedId`: that document alone was declined.
 */
export async function advanceEnvelope(
  advancing: Advancing,
  envelopeId: string,
  declinedId?: string,
): Promise<EnvelopeState> {
  const { db, offered } = advancing
  const envelope = await takeEnvelope(db, envelopeId)
  const state = envelope.state as EnvelopeState
  if (!(signingStates as readonly string[]).includes(state)) return state
  if (declinedId !== undefined)
    await tellSignables(db, offered, envelopeId, (entry, news) =>
      news.documents.some(({ id }) => id === declinedId)
        ? entry.onDeclined?.(db as never, news, declinedId)
        : undefined,
    )
  const people = await db
    .selectFrom('platform.recipient')
    .select(['status', 'reason', 'signedAt'])
    .where('envelopeId', '=', envelopeId)
    .where('role', 'in', ['signer', 'approver'])
    .orderBy('signedAt')
    .execute()
  const declined = people.find(({ status }) => status === 'declined')
  if (declined) return decline(advancing, envelope, declined.reason)
  const signedAt = people.flatMap(person => person.signedAt ?? [])
  if (signedAt.length === people.length) return endSigning(advancing, envelope, signedAt.at(-1) as string)
  if (signedAt.length > 0 && envelope.state === 'sent') {
    await moveEnvelope(advancing, { id: envelopeId, to: 'partially_signed' })
    await tellSignables(db, offered, envelopeId, (entry, news) => entry.onSignedInPart?.(db as never, news))
  }
  await inviteSigners(advancing, envelope)
  return signedAt.length > 0 ? 'partially_signed' : state
}

type Envelope = Awaited<ReturnType<typeof takeEnvelope>>

async function decline(advancing: Advancing, envelope: Envelope, reason: string | null) {
  const { db, offered } = advancing
  await moveEnvelope(advancing, { id: envelope.id, to: 'declined', reason })
  await closeRecipients(db, envelope.id, 'cancelled')
  await tellSignables(db, offered, envelope.id, (entry, news) => entry.onDeclined?.(db as never, news))
  await tellSender(advancing, envelope, refusal, { label: 'envelopes.news.declined', text: reason })
  return 'declined' as const
}

/** The instant of the last signature is that of the envelope, whenever its file is sealed. */
async function endSigning(advancing: Advancing, { id }: Envelope, at: string) {
  const { db, offered } = advancing
  await moveEnvelope(advancing, { id, to: 'sealing', at })
  await tellSignables(db, offered, id, (entry, news) => entry.onAllSigned?.(db as never, news))
  await enqueue(db, sealEnvelopeName, { envelopeId: id })
  return 'sealing' as const
}
