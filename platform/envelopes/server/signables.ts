import { Refusal } from '#kernel/server/errors.ts'
import type { Offered } from '#kernel/shared/offer.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { SealLevel } from '../envelope.model.ts'
import { type Signable, type SignableRecord, type SignedEnvelope, signablesOffer } from '../signable.slot.ts'

/** The entry of a type. @throws Refusal 400 DOCUMENT_TYPE_UNSUPPORTED */
export function signableOf(offered: Offered, typeCode: string): Signable {
  const found = offered(signablesOffer).find(entry => entry.typeCode === typeCode)
  if (!found) throw new Refusal(400, 'DOCUMENT_TYPE_UNSUPPORTED', 'envelopes.type-unsupported')
  return found
}

type Told = (entry: Signable, envelope: SignedEnvelope) => Promise<unknown> | undefined

/** Tells the entry of each type in an envelope of its own documents, in their order. */
export async function tellSignables(db: PlatformDb, offered: Offered, envelopeId: string, tell: Told) {
  const { documents, ...envelope } = await newsOf(db, envelopeId)
  for (const [typeCode, ofType] of Map.groupBy(documents, document => document.typeCode)) {
    const entry = offered(signablesOffer).find(known => known.typeCode === typeCode)
    if (!entry) continue
    await tell(entry, {
      ...envelope,
      documents: ofType.map(({ id, sealedFileId, recordKind, recordId }) => ({
        id,
        sealedFileId,
        record: recordOf(recordKind, recordId),
      })),
    })
  }
}

export const recordOf = (kind: string | null, id: string | null): SignableRecord | null =>
  kind !== null && id !== null ? { kind, id } : null

async function newsOf(db: PlatformDb, envelopeId: string) {
  const envelope = await db
    .selectFrom('platform.envelope')
    .select(['id', 'number', 'endedReason as reason', 'allSignedAt', 'levelReached'])
    .where('id', '=', envelopeId)
    .executeTakeFirstOrThrow()
  const documents = await db
    .selectFrom('platform.envelope_document as d')
    .innerJoin('platform.document_type as t', 't.id', 'd.documentTypeId')
    .select(['d.id', 't.code as typeCode', 'd.recordKind', 'd.recordId', 'd.sealedFileId'])
    .where('d.envelopeId', '=', envelopeId)
    .orderBy('d.position')
    .execute()
  const signers = await db
    .selectFrom('platform.recipient')
    .select(['id', 'firstname', 'name', 'capacity', 'userId', 'signedAt'])
    .where('envelopeId', '=', envelopeId)
    .where('signedAt', 'is not', null)
    .orderBy('signedAt')
    .orderBy('id')
    .execute()
  const { levelReached, allSignedAt, ...rest } = envelope
  return {
    ...rest,
    level: levelReached as SealLevel | null,
    allSignedAt: allSignedAt ?? '',
    documents,
    signers: signers.map(({ signedAt, ...signer }) => ({ ...signer, signedAt: signedAt as string })),
  }
}
