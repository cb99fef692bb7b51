import { inBulk } from '#kernel/server/in-bulk.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import type { RowsOfRoom } from '#platform/audit/audited-words.slot.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { hasSms } from '#platform/sms/sms.server.ts'
import { envelopesCalls } from './envelopes.calls.ts'
import { signaturesCalls } from './signatures.calls.ts'
import { toSignCalls } from './to-sign.calls.ts'
import { signingCalls } from './signing.calls.ts'
import { cancelEnvelope } from './server/cancel-envelope.ts'
import { documentFile } from './server/document-file.ts'
import { envelopeInFull } from './server/envelope-in-full.queries.ts'
import { envelopeEvidence } from './server/evidence.ts'
import { correctRecipient, extendEnvelope, remindSigners } from './server/follow-up.ts'
import {
  countPending,
  pageOfEnvelopes,
  pendingEnvelopes,
  countToSign,
  tabCounts,
  typesWithWork,
} from './server/page-of-envelopes.queries.ts'
import { isReadyToSign, unlockedUntil } from './server/require-unlocked.ts'
import { editEnvelopePeople } from './server/edit-envelope-people.ts'
import { placeSignatures } from './server/places-to-sign.ts'
import { requireSignersProof, type SignersProof } from './server/require-signers-proof.ts'
import { sendEnvelopeAgain } from './server/send-envelope-again.ts'
import { sendEnvelope } from './server/send-envelope.ts'
import { declineAs, signAs } from './server/sign-as.ts'
import {
  askCode,
  declineByLink,
  documentToSign,
  enterSigning,
  noteRead,
  sealedDocument,
  signByLink,
  signingInside,
  signingLink,
} from './server/sign-outside.ts'
import { uploadToSign } from './server/upload-to-sign.ts'
import { createEnvelope, editEnvelope } from './server/write-draft.ts'

export { cancelEnvelope } from './server/cancel-envelope.ts'
export { envelopeNews } from './server/envelope-news.ts'
export { consentIn, envelopeForOwner } from './server/envelope-in-full.queries.ts'
export { requireSignersProof, type SignersProof } from './server/require-signers-proof.ts'
export { envelopeOf } from './server/envelope-of.queries.ts'
export { expireEnvelopesJob } from './server/expire-envelopes-job.ts'
export { hearAct } from './server/hear-act.ts'
export { type DocumentToSign, type EnvelopeWish, prepareEnvelope } from './server/prepare-envelope.ts'
export { remindSignersJob } from './server/remind-signers-job.ts'
export { requireUnlocked } from './server/require-unlocked.ts'
export { sealEnvelopeJob } from './server/seal-envelope-job.ts'
export { sendEnvelopeMailJob } from './server/send-envelope-mail-job.ts'
export { sendEnvelope } from './server/send-envelope.ts'
export { sendSigningCodeJob } from './server/send-signing-code-job.ts'
export { tokenOf } from './server/signing-link.ts'
export { signaturesToDo } from './server/signatures-to-do.ts'
export { tellEnvelopeChanged } from './server/tell-envelope-changed.ts'
export { declineAs, signAs, type SignWish } from './server/sign-as.ts'

/** The list of the room as the journal of what was taken away calls it. */
export const envelopesInJournal: RowsOfRoom = {
  schema: 'platform',
  rows: {},
  called: { lists: { getEnvelopes: 'envelopes.title' }, filters: { application: 'field.application' } },
}

export type EnvelopesKnowledge = SignersProof & { catalogue: ElementCatalogue }

export const envelopesServers = ({ catalogue, ...proof }: EnvelopesKnowledge) => [
  platformAnswers(envelopesCalls, {
    getDocumentsTypesForApplication: (given, { applicationId }) => typesWithWork(given, applicationId),
    getDocumentsTypes: given => typesWithWork(given),
    getPendingEnvelopes: pendingEnvelopes,
    countEnvelopes: countPending,
    cancelEnvelope: async (given, { envelopeId, reason }) => {
      await cancelEnvelope(given, envelopeId, reason)
      return { state: 'cancelled' as const }
    },
    getEnvelopes: pageOfEnvelopes,
    getEnvelopeTabs: async (given, { applicationId }) => ({
      ...(await tabCounts(given, applicationId)),
      unlockedUntil: await unlockedUntil(given),
      isReady: await isReadyToSign(given.db),
      hasSms: await hasSms(given.db, given.offered),
    }),
    getEnvelope: (given, { id }) => envelopeInFull(given, id),
    getEnvelopeDocument: documentFile,
    getEnvelopeEvidence: envelopeEvidence,
    createEnvelope: (given, wish) => createEnvelope({ ...given, catalogue }, wish),
    editEnvelope: (given, wish) => editEnvelope({ ...given, catalogue }, wish),
    editEnvelopePeople,
    sendEnvelopeAgain,
    placeSignatures,
    sendEnvelope: (given, { id }) => sendEnvelope(given, id),
    uploadToSign,
    remindSigners: (given, { id }) => remindSigners(given, id),
    correctRecipient,
    extendEnvelope,
  }),

  platformAnswers(toSignCalls, { countToSign: async given => ({ toSign: await countToSign(given) }) }),

  platformAnswers(signingCalls, {
    signEnvelope: async (given, wish) => {
      requireSignersProof(proof, given.caller)
      return { state: await signAs(given, wish) }
    },
    declineEnvelope: async (given, wish) => {
      requireSignersProof(proof, given.caller)
      return { state: await declineAs(given, wish) }
    },
    signManyEnvelopes: (given, { envelopeIds, readAll: _, ...wish }) => {
      requireSignersProof(proof, given.caller)
      const batch = crypto.randomUUID()
      return inBulk(given, envelopeIds, (db, envelopeId) => signAs({ ...given, db }, { ...wish, envelopeId, batch }))
    },
    sendManyEnvelopes: (given, { envelopeIds }) =>
      inBulk(given, envelopeIds, (db, id) => sendEnvelope({ ...given, db }, id)),
    remindManySigners: (given, { envelopeIds }) =>
      inBulk(given, envelopeIds, (db, id) => remindSigners({ ...given, db }, id)),
    cancelManyEnvelopes: (given, { envelopeIds, reason }) =>
      inBulk(given, envelopeIds, (db, id) => cancelEnvelope({ ...given, db }, id, reason)),
  }),

  platformAnswers(signaturesCalls, {
    getSigningLink: signingLink,
    askSigningCode: askCode,
    enterSigning,
    getSigningInside: (given, link) => signingInside(given, link, given.language),
    getDocumentToSign: documentToSign,
    noteDocumentRead: noteRead,
    signByLink,
    declineByLink,
    getSealedByLink: sealedDocument,
  }),
]
