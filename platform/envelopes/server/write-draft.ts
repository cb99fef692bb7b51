import type { Given } from '#kernel/server/answers.ts'
import { notFound, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import { attachDocument } from '#platform/generated-documents/generated-documents.server.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { WishedEnvelope } from '../envelope.model.ts'
import type { envelopesCalls } from '../envelopes.calls.ts'
import { requireMove, takeEnvelope } from './move-envelope.ts'
import { type DocumentToSign, prepareEnvelope, refillEnvelope } from './prepare-envelope.ts'
import { requireSender } from './require-sender.ts'
import { signableOf } from './signables.ts'

type Calls = typeof envelopesCalls
type DraftGiven = Given<Calls['createEnvelope'], PlatformTables> & { catalogue: ElementCatalogue }

/**
 * A draft by hand: of a PDF that the person brought, or of a document that he generated.
 * @throws Refusal 400 DOCUMENT_TYPE_UNSUPPORTED, or on a field; 403
 */
export async function createEnvelope(given: DraftGiven, wish: WishedEnvelope) {
  await requireSender(given, wish)
  const documents = await documentsOf(given, wish)
  return prepareEnvelope(given, { ...wish, documents, senderId: given.caller.userId })
}

/** @throws Refusal as above; 404; 409 VERSION_CONFLICT, TRANSITION_INVALID of one that was sent */
export async function editEnvelope(given: DraftGiven, { id, version, ...wish }: InputOf<Calls['editEnvelope']>) {
  const { db, caller } = given
  const known = await takeEnvelope(db, id)
  if (known.senderId !== caller.userId) throw notFound()
  if (known.state !== 'draft') requireMove(known.state as 'sent', 'draft')
  requireUnchanged(known, { version })
  await requireSender(given, wish)
  const documents = await documentsOf(given, wish)
  await refillEnvelope(given, id, { ...wish, documents, senderId: caller.userId }, known.version)
  return { id, number: known.number }
}

async function documentsOf(given: DraftGiven, wish: WishedEnvelope): Promise<DocumentToSign[]> {
  const documents: DocumentToSign[] = []
  for (const { documentId, fileId, name, optional } of wish.documents) {
    if ((documentId === undefined) === (fileId === undefined))
      throw wrongField('documents', 'ONE_SOURCE', 'envelopes.one-source')
    const found = documentId ? await generated(given, wish, documentId) : await brought(given, fileId as string)
    documents.push({ ...found, name: name ?? found.name, optional })
  }
  return documents
}

/** One that nobody took yet stays with the element of the type from here on. */
async function generated(given: DraftGiven, { typeCode, companyId }: WishedEnvelope, documentId: string) {
  const { db, caller, catalogue, offered } = given
  const document = await db
    .selectFrom('platform.generated_document')
    .select(['fileId', 'name', 'pages', 'marks', 'attachedAt'])
    .where('id', '=', documentId)
    .where('createdBy', '=', caller.userId)
    .executeTakeFirst()
  if (!document) throw wrongField('documents', 'UNKNOWN_DOCUMENT', 'envelopes.unknown-document')
  if (document.attachedAt === null)
    await attachDocument(
      db,
      { ...given, catalogue },
      {
        documentId,
        userId: caller.userId,
        kind: 'envelope',
        id: documentId,
        element: signableOf(offered, typeCode).elements.see,
        companyId,
      },
    )
  return { ...document, marks: document.marks as unknown[] }
}

async function brought({ db, caller }: DraftGiven, fileId: string) {
  const file = await db
    .selectFrom('platform.signing_upload as u')
    .innerJoin('kernel.file as f', 'f.id', 'u.fileId')
    .select(['f.id as fileId', 'f.name', 'u.pages'])
    .where('u.fileId', '=', fileId)
    .where('u.createdBy', '=', caller.userId)
    .executeTakeFirst()
  if (!file) throw wrongField('documents', 'UNKNOWN_DOCUMENT', 'envelopes.unknown-document')
  return { ...file, name: file.name.replace(/\.pdf$/i, '') }
}
