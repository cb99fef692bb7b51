import { sql } from 'kysely'
import { Refusal } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { advanceEnvelope } from './advance-envelope.ts'
import { requireUnlocked } from './require-unlocked.ts'
import type { ActingGiven } from './send-envelope.ts'
import { ownPart } from './own-part.ts'

export type SignWish = {
  envelopeId: string
  documentIds?: readonly string[] | undefined
  onBehalfOfId?: string | undefined
  consentVersion: string
  /** Of several that are signed by one proof of who signs. */
  batch?: string
}

/**
 * Signs as a recipient of the envelope, or in the name of one who lets the person sign documents of their type, those
 * alone, at this instant.
 * Twice is once. Answers the state of the envelope.
 * @throws Refusal 400 SIGNATURE_LOCKED, or on `consentVersion`; 403 NOT_ALLOWED_TO_SIGN; 404; 409 ESIGN_NOT_READY,
 * NOT_YOUR_TURN, SIGNING_CLOSED
 */
export async function signAs(given: ActingGiven, { envelopeId, onBehalfOfId, ...wish }: SignWish) {
  const { db, clock, caller } = given
  const { recipientId, lots } = await ownPart(given, { envelopeId, onBehalfOfId, documentIds: wish.documentIds })
  await requireUnlocked(given)
  for (const { documentIds, delegationId } of lots)
    requireDone(
      await signedBy(
        db,
        sql<string>`platform.sign_documents(
          ${recipientId}::uuid, ${documentIds}::uuid[], ${clock.now().toString()}::timestamptz,
          ${wish.consentVersion}, 'typed', null, null, ${delegationId ? caller.userId : null}::uuid,
          ${delegationId}::uuid, ${wish.batch ?? null}::uuid, false)`,
      ),
    )
  return advanceEnvelope(given, envelopeId)
}

type Declining = {
  envelopeId: string
  documentId?: string | undefined
  onBehalfOfId?: string | undefined
  reason: string
}

/** Declines an optional document alone, or the envelope. @throws as `signAs`; 409 DOCUMENT_REQUIRED */
export async function declineAs(given: ActingGiven, { envelopeId, documentId, onBehalfOfId, reason }: Declining) {
  const { db, clock, caller } = given
  const documentIds = documentId === undefined ? await documentsThatStand(db, envelopeId) : [documentId]
  const { recipientId, lots } = await ownPart(given, { envelopeId, onBehalfOfId, documentIds })
  await requireUnlocked(given)
  const outcome = await signedBy(
    db,
    sql<string>`platform.decline_documents(
    ${recipientId}::uuid, ${documentId ?? null}::uuid, ${clock.now().toString()}::timestamptz, ${reason}, null,
    ${lots.some(({ delegationId }) => delegationId !== null) ? caller.userId : null}::uuid)`,
  )
  requireDone(outcome)
  return advanceEnvelope(given, envelopeId, documentId)
}

const documentsThatStand = async (db: PlatformDb, envelopeId: string) => {
  const documents = await db
    .selectFrom('platform.envelope_document')
    .select('id')
    .where('envelopeId', '=', envelopeId)
    .where('declinedAt', 'is', null)
    .execute()
  return documents.map(({ id }) => id)
}

async function signedBy(db: PlatformDb, work: ReturnType<typeof sql<string>>) {
  const { rows } = await sql<{ outcome: string }>`select ${work} as outcome`.execute(db)
  return rows[0]?.outcome ?? 'closed'
}

const refusals: Record<string, () => Refusal> = {
  closed: () => new Refusal(409, 'SIGNING_CLOSED', 'envelopes.closed'),
  turn: () => new Refusal(409, 'NOT_YOUR_TURN', 'envelopes.not-your-turn'),
  unread: () => new Refusal(409, 'DOCUMENT_NOT_READ', 'envelopes.not-read'),
  consent: () => new Refusal(409, 'CONSENT_CHANGED', 'envelopes.consent-changed'),
  required: () => new Refusal(409, 'DOCUMENT_REQUIRED', 'envelopes.document-required'),
}

/** @throws Refusal 409 of what the database did not let happen */
export function requireDone(outcome: string) {
  const refusal = refusals[outcome]
  if (refusal) throw refusal()
}
