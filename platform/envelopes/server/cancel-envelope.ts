import { forbidden, Refusal } from '#kernel/server/errors.ts'
import { administeredBy } from '#platform/rights/rights.server.ts'
import type { EnvelopeState } from '../envelope.model.ts'
import { closeRecipients } from './close-recipients.ts'
import { levelOn, requireReadable } from './envelope-scope.ts'
import { mailTo } from './invite-signers.ts'
import { moveEnvelope, requireMove, takeEnvelope } from './move-envelope.ts'
import { type ActingGiven, typeOf } from './send-envelope.ts'
import { recordOf, signableOf, tellSignables } from './signables.ts'

/**
 * Takes an envelope back: who sent it or in whose name at level 2, anybody at level 3, an administrator of the client.
 * Those who were asked are told.
 * @throws Refusal 403; 404; 409 TRANSITION_INVALID, CANCEL_REFUSED
 */
export async function cancelEnvelope(given: ActingGiven, id: string, reason?: string) {
  const { db, offered, caller, say } = given
  await requireReadable(given, id)
  const envelope = await takeEnvelope(db, id)
  if (!(await mayCancel(given, envelope))) throw forbidden()
  requireMove(envelope.state as EnvelopeState, 'cancelled')
  await requireFreeRecords(given, id)
  const asked = await db
    .selectFrom('platform.recipient')
    .select(['id', 'generation'])
    .where('envelopeId', '=', id)
    .where('channel', '=', 'mail')
    .where('status', 'in', ['notified', 'opened', 'signed'])
    .execute()
  const why = reason ?? say('fr', 'envelopes.cancelled-by-sender')
  await moveEnvelope(given, { id, to: 'cancelled', reason: why, actorId: caller.userId })
  await closeRecipients(db, id, 'cancelled')
  await tellSignables(db, offered, id, (entry, news) => entry.onCancelled?.(db as never, news))
  for (const person of asked) await mailTo(db, person.id, person.generation, 'ended')
}

type Envelope = Awaited<ReturnType<typeof takeEnvelope>>

export async function mayCancel(given: ActingGiven, envelope: Envelope) {
  const { db, caller, offered } = given
  const isOwn = [envelope.senderId, envelope.onBehalfOfId].includes(caller.userId)
  if (envelope.state === 'draft') return isOwn
  if ((await administeredBy(db, caller)).admin) return true
  const { code } = await typeOf(db, envelope.documentTypeId)
  const level = await levelOn(given, signableOf(offered, code).elements.see, envelope.companyId)
  return level >= 3 || (isOwn && level >= 2)
}

/** @throws Refusal 409 CANCEL_REFUSED where the application of a record keeps its envelope */
async function requireFreeRecords({ db, offered }: ActingGiven, envelopeId: string) {
  const documents = await db
    .selectFrom('platform.envelope_document as d')
    .innerJoin('platform.document_type as t', 't.id', 'd.documentTypeId')
    .select(['t.code', 'd.recordKind', 'd.recordId'])
    .where('d.envelopeId', '=', envelopeId)
    .execute()
  for (const { code, recordKind, recordId } of documents) {
    const record = recordOf(recordKind, recordId)
    const { mayCancel: may } = signableOf(offered, code)
    if (record && may && !(await may(db as never, record)))
      throw new Refusal(409, 'CANCEL_REFUSED', 'envelopes.cancel-refused')
  }
}
