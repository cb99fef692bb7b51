import { z } from 'zod'
import { manages, reads, signedIn, writes } from '#kernel/shared/access.ts'
import { calls, file, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice } from '#kernel/shared/list.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import {
  DocumentModel,
  DocumentModelRow,
  EditedDocumentModel,
  ModelForRecords,
  ModelVersion,
  NewDocumentModel,
  StandardModel,
  UsableModel,
} from './document-model.model.ts'
import { modelBrowsers } from './document-models.elements.ts'
import { ModelText } from './model-text.model.ts'
import { Preview, PreviewWish, Sample } from './preview.model.ts'
import { WordText } from './word-text.model.ts'

/** Whoever has a right on the models of one application passes; each model is then judged on its own application and companies. */
const elements = modelBrowsers.map(({ element }) => element) as [string, ...string[]]

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const ofOne = z.strictObject({ id: idOf('platform.document_model') })
const applicationId = z.coerce.number<number>().int().min(1).max(2_147_483_647)

const modelsByName = {
  sorts: ['name'],
  comparedSorts: ['savedAt'],
  isSearched: true,
  filters: { state: choice(['present', 'archived']) },
  tabs: 'state',
} as const
const { page, size, ...narrowing } = fieldsOf(modelsByName)

const touches = ['rh', 'platform/generated-documents']

/** Models of documents (platform-core, section 7, Document types and generator). A model beyond the caller's companies is 404. */
export const documentModelsCalls = calls('platform/document-models', {
  getDocumentModels: {
    method: 'GET',
    path: 'documentGenerator/getDocumentModels/:applicationId',
    access: reads(...elements),
    list: modelsByName,
    input: z.strictObject({
      applicationId,
      page: page.default(0),
      size: size.default(25),
      ...narrowing,
      typeId: z.coerce.number<number>().int().min(1).max(2_147_483_647).optional(),
    }),
    answer: pageOf(DocumentModelRow),
  },
  /** Published ones of a type, for whoever makes documents; of a company, those that serve it. */
  getUsableModels: {
    method: 'GET',
    path: 'documentGenerator/getUsableModels/:typeCode',
    access: signedIn(),
    input: z.strictObject({ typeCode: z.string().max(60), companyId: idOf('platform.company').optional() }),
    answer: z.array(UsableModel),
  },
  /** Published ones of whatever type speaks of such records, each with the object that they fill in it. */
  getModelsFor: {
    method: 'GET',
    path: 'documentGenerator/getModelsFor/:source',
    access: signedIn(),
    input: z.strictObject({ source: z.string().max(60) }),
    answer: z.array(ModelForRecords),
  },
  getStandardModels: {
    method: 'GET',
    path: 'documentGenerator/getStandardModels/:applicationId',
    access: writes(...elements),
    input: z.strictObject({ applicationId }),
    answer: z.array(StandardModel),
  },
  getDocumentModel: {
    method: 'GET',
    path: 'documentGenerator/getDocumentModel/:id',
    access: reads(...elements),
    input: ofOne,
    answer: DocumentModel,
  },
  /**
   * What a Word file says, with what stands between double braces as variables, from which a model may begin; nothing is
   * kept of it. 413 past 5 MB, 415 of another file, whatever its name.
   */
  importWordDocument: {
    method: 'POST',
    path: 'documentGenerator/importWordDocument',
    access: writes(...elements),
    outside: true,
    files: { file: { types: [word], maxBytes: 5_000_000 } },
    input: z.strictObject({ typeId: z.coerce.number<number>().int().min(1).max(2_147_483_647) }),
    answer: WordText,
  },
  /** Blank, as a copy, or from a text of the product. */
  createDocumentModel: {
    method: 'POST',
    path: 'documentGenerator/createDocumentModel',
    access: writes(...elements),
    status: 201,
    input: z.strictObject({ documentModel: NewDocumentModel }),
    touches,
    answer: DocumentModel,
  },
  /** The text goes into the one that is being written: what is published serves until the next publication. */
  editDocumentModel: {
    method: 'POST',
    path: 'documentGenerator/editDocumentModel',
    access: writes(...elements),
    input: z.strictObject({ documentModel: EditedDocumentModel }),
    touches,
    answer: DocumentModel,
  },
  /** 400 with a place for each variable that the type does not have, and for what the type asks and the text lacks. */
  publishDocumentModel: {
    method: 'POST',
    path: 'documentGenerator/publishDocumentModel',
    access: manages(...elements),
    input: z.strictObject({
      id: idOf('platform.document_model'),
      version: z.int32().optional(),
      note: z.string().trim().max(500).default(''),
    }),
    touches,
    answer: DocumentModel,
  },
  archiveDocumentModel: {
    method: 'POST',
    path: 'documentGenerator/archiveDocumentModel',
    access: manages(...elements),
    input: z.strictObject({ id: idOf('platform.document_model'), archived: z.boolean().default(true) }),
    touches,
    answer: nothing,
  },
  /** A picture for the text of a model: drawn again and kept with it. */
  addModelImage: {
    method: 'POST',
    path: 'documentGenerator/images/:id',
    access: writes(...elements),
    outside: true,
    status: 201,
    files: { image: { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 2_000_000 } },
    input: ofOne,
    touches: [],
    answer: z.object({ fileId: idOf('kernel.file') }),
  },
  /** A picture that was sent for a model, or that its text draws. */
  getModelImage: {
    method: 'GET',
    path: 'documentGenerator/images/:id/:fileId',
    access: reads(...elements),
    input: ofOne.extend({ fileId: idOf('kernel.file') }),
    answer: file('image/webp'),
  },
  getModelVersions: {
    method: 'GET',
    path: 'documentGenerator/versions/:id',
    access: reads(...elements),
    input: ofOne,
    answer: z.array(ModelVersion),
  },
  getModelVersion: {
    method: 'GET',
    path: 'documentGenerator/versions/:id/:number',
    access: reads(...elements),
    input: z.strictObject({
      id: idOf('platform.document_model'),
      number: z.coerce.number<number>().int().min(1).max(100_000),
    }),
    answer: ModelVersion.extend({ text: ModelText }),
  },
  /** A former text becomes the one that is being written. */
  restoreVersion: {
    method: 'POST',
    path: 'documentGenerator/restoreVersion',
    access: writes(...elements),
    input: z.strictObject({
      id: idOf('platform.document_model'),
      number: z.int().min(1).max(100_000),
      version: z.int32().optional(),
    }),
    touches,
    answer: DocumentModel,
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
})
