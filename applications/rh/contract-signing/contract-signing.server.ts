import { notFound, Refusal } from '#kernel/server/errors.ts'
import { inBulk } from '#kernel/server/in-bulk.ts'
import { envelopeForOwner, type SignersProof } from '#platform/envelopes/envelopes.server.ts'
import { contractScopeOf } from '#rh/contracts/contracts.server.ts'
import { elementKinds } from '#rh/contracts/contract-element.model.ts'
import { rhAnswers } from '#rh/rh-db.ts'
import { contractSigningCalls } from './contract-signing.calls.ts'
import type { SignedKind } from './contract-signing.model.ts'
import { sendByMail } from './server/send-by-mail.ts'
import { asPlatform, sendingOf, sendToSign } from './server/send-to-sign.ts'
import { signCover, signRecord } from './server/sign-for-company.ts'
import { coverOfContract, signedRecords } from './server/signed-record.queries.ts'

export { signables } from './server/signables.ts'

/** The names of the brief for what is signed, beside the codes of the catalogue. */
const kindsOf: Record<string, SignedKind> = {
  amendment: 'amendment',
  suspension: 'suspension',
  endingOfContract: 'ending',
  AMENDMENT: 'amendment',
  SUSPENSION: 'suspension',
  END_OF_CONTRACT: 'ending',
}

/** @throws Refusal 400 DOCUMENT_TYPE_UNSUPPORTED (hr-and-workshop, section 7: the sentence is the brief's) */
function kindNamed(type: string): Exclude<SignedKind, 'mutuelle' | 'contract'> {
  const kind = Object.hasOwn(kindsOf, type) ? kindsOf[type] : undefined
  if (!kind) throw new Refusal(400, 'DOCUMENT_TYPE_UNSUPPORTED', 'envelopes.type-unsupported')
  return kind as Exclude<SignedKind, 'mutuelle' | 'contract'>
}

export const contractSigningServer = (proof: SignersProof) =>
  rhAnswers(contractSigningCalls, {
    sendEmploymentContract: (given, { employmentContractId: id, mutuelleDocumentId, ...wish }) =>
      sendToSign(given, { ...wish, kind: 'contract', id, cover: mutuelleDocumentId }),
    sendAmendment: (given, { amendmentId: id, ...wish }) => sendToSign(given, { ...wish, kind: 'amendment', id }),
    sendSuspension: (given, { suspensionId: id, ...wish }) => sendToSign(given, { ...wish, kind: 'suspension', id }),
    sendEndingOfContract: (given, { endingOfContractId: id, ...wish }) =>
      sendToSign(given, { ...wish, kind: 'ending', id }),
    sendMutuelle: (given, { mutuelleId: id, ...wish }) => sendToSign(given, { ...wish, kind: 'mutuelle', id }),
    sendDocumentsOfMutuelle: async (given, { employeeId, contractId, userId }) => {
      const cover = await coverOfContract(given.db, contractId)
      if (cover?.employeeId !== employeeId) throw notFound()
      return sendToSign(given, { kind: 'mutuelle', id: cover.id, senderId: userId })
    },
    getSendingOfRecord: (given, asked) => sendingOf(given, asked),
    sendManyContracts: (given, { contractIds, ...wish }) =>
      inBulk(given, contractIds, (db, id) =>
        sendToSign({ ...given, db }, { ...wish, kind: 'contract', id, cover: true }),
      ),

    sendEmploymentContractByMail: (given, { pdfFile, mutuellePdfFile, ...mail }) =>
      sendByMail(given, {
        ...mail,
        documentIds: [pdfFile, ...(mutuellePdfFile ? [mutuellePdfFile] : [])],
        kinds: ['contract'],
      }),
    sendElementOfContractByMail: (given, { pdfFile, mutuelleDocumentId, typeOfDocument, ...mail }) =>
      sendByMail(given, {
        ...mail,
        documentIds: [pdfFile, ...(mutuelleDocumentId ? [mutuelleDocumentId] : [])],
        kinds: [kindNamed(typeOfDocument)],
      }),

    signContract: (given, wish) => signRecord(given, proof, { ...wish, kind: 'contract', id: wish.contractId }),
    signMutuelle: (given, wish) => signCover(given, proof, wish),
    signDocumentOfContract: (given, { elementOfContractId: id, contractId, typeOfElement }) => {
      if (!(elementKinds as readonly string[]).includes(typeOfElement)) kindNamed('')
      return signRecord(given, proof, { kind: kindNamed(typeOfElement), id, contractId })
    },

    getEnvelopeInformation: async (given, { id }) => {
      const db = asPlatform(given.db)
      const { companyIds } = await contractScopeOf(given)
      const documents = await db
        .selectFrom('platform.envelope_document')
        .select(['recordKind', 'recordId'])
        .where('envelopeId', '=', id)
        .execute()
      for (const { recordKind, recordId } of documents) {
        const kind = recordKind === 'mutuelle' ? undefined : (recordKind as Exclude<SignedKind, 'mutuelle'> | null)
        const [record] = kind && recordId ? await signedRecords(given.db, kind, [recordId]) : []
        if (!record || !companyIds.includes(record.companyId)) continue
        const envelope = await envelopeForOwner({ ...given, db }, id)
        return { ...envelope, history: envelope.events }
      }
      throw notFound()
    },
  })
