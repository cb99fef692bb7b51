import { z } from 'zod'
import { signedIn } from '#kernel/shared/access.ts'
import { calls, file, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import { SourceObjects } from '#platform/document-models/preview.model.ts'
import { DocumentName, GeneratedDocument, KeptDocument, ModelWish } from './generated-document.model.ts'

const keptDocuments = { sorts: ['keptAt', 'name'], isUsuallyDownwards: true, isSearched: true } as const

/** Documents made of models (platform-core, section 7, Document types and generator). */
export const generatedDocumentsCalls = calls('platform/generated-documents', {
  /**
   * A PDF of the published text, or of one of its versions. 400 SOURCE_OBJECTS_MISSING when a record is not named, does
   * not exist or is not the caller's to read; 409 MODEL_NOT_PUBLISHED.
   */
  generatePDFDocument: {
    method: 'POST',
    path: 'documentGenerator/generatePDFDocument',
    access: signedIn(),
    outside: true,
    input: z.strictObject({
      documentName: DocumentName,
      documentModel: ModelWish,
      sourceObjects: SourceObjects,
      /** It stays with the record that it is made for, else it is gone after a day. */
      keeps: z.boolean().default(false),
    }),
    touches: ['rh'],
    answer: GeneratedDocument,
  },
  /** Those that stay with records which the caller reads, of one of them where it is named. */
  getGeneratedDocuments: {
    method: 'GET',
    path: 'documents/generated/:applicationId/:page/:size/:search?',
    access: signedIn(),
    list: keptDocuments,
    input: z.strictObject({
      applicationId: z.coerce.number<number>().int().min(1).max(2_147_483_647),
      ...fieldsOf(keptDocuments),
      recordId: z.uuid().optional(),
    }),
    answer: pageOf(KeptDocument),
  },
  /** Its author's as long as it belongs to no record, then of whoever reads the record. */
  getGeneratedFile: {
    method: 'GET',
    path: 'documentGenerator/files/:documentId',
    access: signedIn(),
    input: z.strictObject({ documentId: idOf('platform.generated_document') }),
    answer: file('application/pdf'),
  },
  /** What belongs to no record yet goes with its file; 204 also when it is gone. */
  deleteFilePreview: {
    method: 'POST',
    path: 'documentGenerator/deleteFilePreview',
    access: signedIn(),
    input: z.strictObject({ fileId: idOf('kernel.file') }),
    touches: ['rh'],
    answer: nothing,
  },
})
