import type { z } from 'zod'
import type { Given } from '#kernel/server/answers.ts'
import { notFound, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { EnvelopeState } from '../envelope.model.ts'
import type { envelopesCalls } from '../envelopes.calls.ts'
import type { MarkOfDocument } from './marks-of-document.queries.ts'
import { requireMove, takeEnvelope } from './move-envelope.ts'

type Call = (typeof envelopesCalls)['placeSignatures']

/**
 * Where the signers of a draft sign in one of its documents, in the place of what was said before.
 * @throws Refusal 400 on `places`; 404; 409 VERSION_CONFLICT, TRANSITION_INVALID of one that was sent
 */
export async function placeSignatures(given: Given<Call, PlatformTables>, wish: InputOf<Call>) {
  const { db, caller } = given
  const { id, documentId, places, version } = wish
  const envelope = await takeEnvelope(db, id)
  if (envelope.senderId !== caller.userId) throw notFound()
  if (envelope.state !== 'draft') requireMove(envelope.state as EnvelopeState, 'draft')
  requireUnchanged(envelope, { version })
  const document = await db
    .selectFrom('platform.envelope_document')
    .select(['id', 'pages'])
    .where('envelopeId', '=', id)
    .where('id', '=', documentId)
    .executeTakeFirst()
  if (!document) throw notFound()
  const signers = await db
    .selectFrom('platform.recipient')
    .select(['id', 'capacity'])
    .where('envelopeId', '=', id)
    .where('role', '=', 'signer')
    .execute()
  const marks = places.map((place): z.output<typeof MarkOfDocument> => {
    const signer = signers.find(known => known.id === place.recipientId)
    if (!signer) throw wrongField('places', 'NOT_A_SIGNER', 'envelopes.place-of-nobody')
    if (place.page > document.pages) throw wrongField('places', 'NO_SUCH_PAGE', 'envelopes.place-on-no-page')
    return { ...place, capacity: signer.capacity, kind: 'signature' }
  })
  await db
    .updateTable('platform.envelope_document')
    .set({ marks: JSON.stringify(marks) })
    .where('id', '=', documentId)
    .execute()
  const { version: now } = await db
    .updateTable('platform.envelope')
    .set({ version: envelope.version + 1 })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return { version: now }
}
