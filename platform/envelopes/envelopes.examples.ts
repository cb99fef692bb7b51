import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { envelopesCalls } from './envelopes.calls.ts'

const own = (here: Here, state: string) =>
  here.row('platform.envelope', row => row.state === state && row.sender_id === here.userId)
const idOfOwn = (here: Here, state: string) => String(own(here, state)?.id ?? here.id('platform.envelope'))

const wish = (here: Here) => ({
  typeCode: 'WORK_CONTRACT',
  companyId: here.id('platform.company', row => row.archived_at === null),
  subject: 'Contrat de travail',
  documents: [
    {
      fileId: String(
        here.row('platform.signing_upload', row => row.created_by === here.userId)?.file_id ?? here.clientId,
      ),
    },
  ],
  recipients: [{ capacity: 'employee', name: 'Petit', mail: 'paul@essai.example' }],
})

export const envelopesExamples: Examples<typeof envelopesCalls> = {
  getPendingEnvelopes: here => ({
    applicationId: 8,
    userId: here.userId,
    typeOfDocument: 'all',
    onlyShowSignedDocuments: 'false',
  }),
  countEnvelopes: () => ({ applicationId: 8, typesOfDocuments: [], onlyShowSignedDocuments: false }),
  createEnvelope: wish,
  editEnvelope: here => ({ ...wish(here), id: idOfOwn(here, 'draft') }),
  editEnvelopePeople: here => ({ id: idOfOwn(here, 'draft'), recipients: wish(here).recipients, ordered: true }),
  sendEnvelopeAgain: here => ({ id: idOfOwn(here, 'expired') }),
  placeSignatures: here => ({
    id: idOfOwn(here, 'draft'),
    documentId: here.id('platform.envelope_document', row => row.envelope_id === own(here, 'draft')?.id),
    places: [],
  }),
  sendEnvelope: here => ({ id: idOfOwn(here, 'draft') }),
  remindSigners: here => ({ id: idOfOwn(here, 'sent') }),
  correctRecipient: here => ({
    id: idOfOwn(here, 'sent'),
    recipientId: here.id(
      'platform.recipient',
      row => row.user_id === null && row.envelope_id === own(here, 'sent')?.id,
    ),
    mail: 'autre@essai.example',
  }),
  extendEnvelope: here => ({
    id: idOfOwn(here, 'sent'),
    expiresAt: new Date(Date.now() + 25 * 86_400_000).toISOString(),
  }),
  cancelEnvelope: here => ({ envelopeId: idOfOwn(here, 'sent'), reason: 'Une erreur de date' }),
}
