import type { Given } from '#kernel/server/answers.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import {
  consentIn,
  envelopeOf,
  requireSignersProof,
  signAs,
  type SignersProof,
} from '#platform/envelopes/envelopes.server.ts'
import { contractScopeOf } from '#rh/contracts/contracts.server.ts'
import type { RhTables } from '#rh/rh-db.ts'
import type { contractSigningCalls } from '../contract-signing.calls.ts'
import type { SignedAct, SignedKind } from '../contract-signing.model.ts'
import { asPlatform, isOpen } from './send-to-sign.ts'
import { coverOfContract, type SignedRecord, signedRecord } from './signed-record.queries.ts'

type SigningGiven = Given<(typeof contractSigningCalls)['signDocumentOfContract'], RhTables>

type Wish = {
  kind: Exclude<SignedKind, 'mutuelle'>
  id: string
  contractId: string
  employeeId?: string
  documentId?: string
  userId?: string
}

/**
 * Signs a document of a record for the company, in one's own name or in that of somebody who lets one.
 * @throws Refusal 400 SIGN_NOT_ALLOWED, SIGNATURE_LOCKED; 404; 409 TRANSITION_INVALID where no envelope waits, and as `signAs`
 */
export async function signRecord(given: SigningGiven, proof: SignersProof, { kind, id, ...wish }: Wish) {
  const record = await signedRecord(given.db, kind, id)
  if (record.contractId !== wish.contractId) throw notFound()
  return sign(given, proof, record, wish)
}

/** The cover of a contract, in the envelope that it was sent in. @throws the same */
export async function signCover(given: SigningGiven, proof: SignersProof, wish: Omit<Wish, 'kind' | 'id'>) {
  const record = await coverOfContract(given.db, wish.contractId)
  if (!record) throw notFound()
  return sign(given, proof, record, wish)
}

async function sign(
  given: SigningGiven,
  proof: SignersProof,
  record: SignedRecord,
  { employeeId, documentId, userId }: Omit<Wish, 'kind' | 'id' | 'contractId'>,
): Promise<SignedAct> {
  const { caller, language } = given
  const db = asPlatform(given.db)
  const scope = await contractScopeOf(given)
  const isNamed = (employeeId ?? record.employeeId) === record.employeeId
  const isSeen = (documentId ?? record.document?.documentId) === record.document?.documentId
  if (scope.level(record.companyId) < 1 || !isNamed || !isSeen) throw notFound()
  requireSignersProof(proof, caller)
  const envelope = await envelopeOf(db, record)
  const [document] = envelope?.documents.filter(({ kind }) => kind === record.kind) ?? []
  if (!envelope || !document || !isOpen(envelope.state))
    throw new Refusal(409, 'TRANSITION_INVALID', 'rh.signing.no-envelope')
  const { version: consentVersion } = await consentIn(db, language)
  const envelopeState = await signAs(
    { ...given, db },
    {
      envelopeId: envelope.id,
      documentIds: [document.id],
      onBehalfOfId: userId && userId !== caller.userId ? userId : undefined,
      consentVersion,
    },
  ).catch(inWordsOfRh)
  const { state, signedAt } = await signedRecord(given.db, record.kind, record.id)
  return { state: state as SignedAct['state'], envelopeState, signedAt }
}

/** Who lacks a delegation is told so at the field, not turned away from the page. */
function inWordsOfRh(error: unknown): never {
  if (error instanceof Refusal && error.code === 'NOT_ALLOWED_TO_SIGN')
    throw new Refusal(400, 'SIGN_NOT_ALLOWED', 'rh.signing.sign-not-allowed')
  throw error
}
