import type { Ground, Rights } from '#kernel/server/answers.ts'
import { forbidden, notFound, Refusal } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import { representedBy } from '#platform/esign/esign-delegations.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { levelOn } from './envelope-scope.ts'
import { inviteSigners } from './invite-signers.ts'
import { moveEnvelope, requireMove, takeEnvelope } from './move-envelope.ts'
import { requireUnlocked } from './require-unlocked.ts'
import { signableOf } from './signables.ts'
import type { EnvelopeState } from '../envelope.model.ts'

export type ActingGiven = { db: PlatformDb; rights: Rights; caller: Caller } & Pick<
  Ground,
  'clock' | 'keys' | 'say' | 'offered'
>

/**
 * Sends an envelope to those whose turn it is: his own draft, or one that failed.
 * @throws Refusal 400 SIGNATURE_LOCKED; 403; 404; 409 ESIGN_NOT_READY, TRANSITION_INVALID, ENVELOPE_EXPIRED
 */
export async function sendEnvelope(given: ActingGiven, id: string) {
  const { db, offered, clock, caller } = given
  const envelope = await takeEnvelope(db, id)
  if (envelope.senderId !== caller.userId) throw notFound()
  const { id: typeId, code } = await typeOf(db, envelope.documentTypeId)
  const { elements } = signableOf(offered, code)
  if ((await levelOn(given, elements.send, envelope.companyId)) < 2) throw forbidden()
  const { onBehalfOfId } = envelope
  if (onBehalfOfId !== null) {
    const represented = await representedBy(given, { typeId, userId: caller.userId, act: 'send' })
    if (!represented.some(person => person.id === onBehalfOfId)) throw forbidden()
  }
  requireMove(envelope.state as EnvelopeState, 'sent')
  if (envelope.expiresAt <= clock.now().toString()) throw new Refusal(409, 'ENVELOPE_EXPIRED', 'envelopes.expiry-past')
  await requireUnlocked(given)
  await moveEnvelope(given, { id, to: 'sent', actorId: caller.userId })
  await inviteSigners(given, envelope)
}

export const typeOf = (db: PlatformDb, id: number) =>
  db.selectFrom('platform.document_type').select(['id', 'code']).where('id', '=', id).executeTakeFirstOrThrow(notFound)
