import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { bulkLineOf } from '#kernel/shared/bulk-line.ts'
import { calls, stream } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { contractsElement, sendingElement, signatureElement } from '#rh/contracts/contract.model.ts'
import { touchedByStaff } from '#rh/touched-by-staff.model.ts'
import { EnvelopeOfRecord, Mailed, Mailing, Sending, Sent, SignedAct, signedKinds } from './contract-signing.model.ts'

const touches = [...touchedByStaff, 'platform/envelopes']
const sending = { method: 'POST', access: writes(sendingElement), inPerson: true, touches } as const
const signing = {
  method: 'POST',
  access: writes(signatureElement),
  inPerson: true,
  touches,
  answer: SignedAct,
} as const
const mailing = { method: 'POST', access: writes(sendingElement), outside: true, touches, answer: Mailed } as const

const contract = idOf('rh.employment_contract')
const document = idOf('platform.generated_document')
const element = idOf('rh.amendment', 'rh.suspension', 'rh.ending_of_contract')
const record = idOf('rh.employment_contract', 'rh.amendment', 'rh.suspension', 'rh.ending_of_contract', 'rh.mutuelle')
/** The current user, or one in whose name he may send; absent: himself. */
const senderId = idOf('platform.user').optional()
/** Who signs for the company, the sender where nobody is named. */
const signerId = idOf('platform.user').optional()
/** Oneself, or one who lets the caller sign such documents in his name. */
const userId = idOf('platform.user')

/**
 * Sending and signing of what RH writes (hr-and-workshop, section 7, Sending and signing). Sending and signing in an
 * envelope ask the password of signatures within a quarter of an hour: 400 SIGNATURE_LOCKED, 409 ESIGN_NOT_READY.
 */
export const contractSigningCalls = calls('rh/contract-signing', {
  /** The contract, and the document of its cover, to be signed by the employee, then by the company. */
  sendEmploymentContract: {
    ...sending,
    path: 'rh/gestionPersonnel/sendEmploymentContract',
    input: z.strictObject({
      employmentContractId: contract,
      documentId: document.optional(),
      mutuelleDocumentId: document.nullable().default(null),
      senderId,
      signerId,
    }),
    answer: Sent,
  },
  sendAmendment: {
    ...sending,
    path: 'rh/gestionPersonnel/sendAmendment',
    input: z.strictObject({ amendmentId: idOf('rh.amendment'), senderId, signerId }),
    answer: Sent,
  },
  sendSuspension: {
    ...sending,
    path: 'rh/gestionPersonnel/sendSuspension',
    input: z.strictObject({ suspensionId: idOf('rh.suspension'), senderId, signerId }),
    answer: Sent,
  },
  sendEndingOfContract: {
    ...sending,
    path: 'rh/gestionPersonnel/sendEndingOfContract',
    input: z.strictObject({ endingOfContractId: idOf('rh.ending_of_contract'), senderId, signerId }),
    answer: Sent,
  },
  sendMutuelle: {
    ...sending,
    path: 'rh/gestionPersonnel/sendMutuelle',
    input: z.strictObject({ mutuelleId: idOf('rh.mutuelle'), senderId, signerId }),
    answer: Sent,
  },
  /** The cover of a contract, by itself. */
  sendDocumentsOfMutuelle: {
    ...sending,
    path: 'mutuelles/documents/send',
    input: z.strictObject({ employeeId: idOf('rh.employee'), contractId: contract, userId: userId.optional() }),
    answer: Sent,
  },
  /** Who would sign, until when, and in whose name it may leave: what is shown before anything is sent. */
  getSendingOfRecord: {
    method: 'GET',
    path: 'rh/signing/:kind/:id/sending',
    access: writes(sendingElement),
    input: z.strictObject({ kind: z.enum(signedKinds), id: record }),
    answer: Sending,
  },
  /** Each contract in an envelope of its own, with its cover where it has one; one that is refused leaves the others. */
  sendManyContracts: {
    ...sending,
    path: 'streaming/rh/contracts/send',
    input: z.strictObject({ contractIds: z.array(contract).min(1).max(200), senderId, signerId }),
    answer: stream(bulkLineOf(contract)),
  },

  /** Without an envelope: what comes back signed on paper is joined to the contract. */
  sendEmploymentContractByMail: {
    ...mailing,
    path: 'rh/gestionPersonnel/sendEmploymentContractByMail',
    input: z.strictObject({ ...Mailing, mutuellePdfFile: document.nullable().default(null), senderId }),
  },
  sendElementOfContractByMail: {
    ...mailing,
    path: 'rh/gestionPersonnel/sendElementOfContractByMail',
    input: z.strictObject({
      ...Mailing,
      /** A code of the catalogue, or the name of an element: any other is 400 DOCUMENT_TYPE_UNSUPPORTED. */
      typeOfDocument: z.string().max(60),
      mutuelleDocumentId: document.nullable().default(null),
    }),
  },

  /** 400 SIGN_NOT_ALLOWED of who may not; 409 TRANSITION_INVALID where no envelope waits. */
  signContract: {
    ...signing,
    path: 'rh/gestionPersonnel/signContract',
    input: z.strictObject({ contractId: contract, documentId: document, employeeId: idOf('rh.employee'), userId }),
  },
  signMutuelle: {
    ...signing,
    path: 'rh/gestionPersonnel/signMutuelle',
    input: z.strictObject({ contractId: contract, documentId: document, employeeId: idOf('rh.employee'), userId }),
  },
  signDocumentOfContract: {
    ...signing,
    path: 'rh/gestionPersonnel/signDocumentOfContract',
    input: z.strictObject({
      elementOfContractId: element,
      contractId: contract,
      /** `amendment`, `suspension` or `endingOfContract`: any other is 400 DOCUMENT_TYPE_UNSUPPORTED. */
      typeOfElement: z.string().max(60),
    }),
  },
  /** The envelope of a record that the caller reads, with its history. */
  getEnvelopeInformation: {
    method: 'GET',
    path: 'rh/gestionPersonnel/getEnvelopeInformation/:id',
    access: reads(contractsElement),
    input: z.strictObject({ id: idOf('platform.envelope') }),
    answer: EnvelopeOfRecord,
  },
})
