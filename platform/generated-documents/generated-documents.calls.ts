import { z } from 'zod'
import { reads, signedIn, writes } from '#kernel/shared/access.ts'
import { calls, file, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { modelBrowsers } from '#platform/document-models/document-models.elements.ts'
import {
  DocumentName,
  GeneratedDocument,
  ModelWish,
  Preview,
  PreviewWish,
  Sample,
  SourceObjects,
} from './generated-document.model.ts'

const elements = modelBrowsers.map(({ element }) => element) as [string, ...string[]]

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
    input: z.strictObject({ documentName: DocumentName, documentModel: ModelWish, sourceObjects: SourceObjects }),
    answer: GeneratedDocument,
  },
  /** A text as it would come out, on the examples of its variables where no record is named; nothing is kept. */
  previewText: {
    method: 'POST',
    path: 'documentGenerator/previewText',
    access: reads(...elements),
    outside: true,
    input: PreviewWish,
    answer: Preview,
  },
  /** Records of an object to try a model on, by what was typed. */
  getSamples: {
    method: 'GET',
    path: 'documentGenerator/samples/:typeId/:object/:search?',
    access: writes(...elements),
    input: z.strictObject({
      typeId: z.coerce.number<number>().int().min(1).max(2_147_483_647),
      object: z.string().max(60),
      search: z.string().max(100).default(''),
    }),
    answer: z.array(Sample),
  },
  /** Its author's, as long as it belongs to no record. */
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
    answer: nothing,
  },
})
