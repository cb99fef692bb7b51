import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { ModelText } from '#platform/document-models/model-text.model.ts'

export const mostRecords = 500

const id = z.uuid()

/** The records that a document is made of, by object of its type; those that they lead to need not be named. */
export const SourceObjects = z.record(
  z.string().regex(/^[a-z][A-Za-z0-9]*$/),
  z.union([id, z.array(id).max(mostRecords)]).transform(given => [given].flat()),
)
export type SourceObjects = z.output<typeof SourceObjects>

const modelId = idOf('platform.document_model')

/** A published model, or one of its texts by its number. */
export const ModelWish = z.union([
  modelId.transform(known => ({ id: known, version: undefined })),
  z.strictObject({ id: modelId, version: z.int().min(1).optional() }),
])

export const DocumentName = z.string().overwrite(asOneLine).min(1).max(200)

export const SignatureMark = z.object({
  capacity: z.string(),
  kind: z.string(),
  page: z.int(),
  /** Points from the upper left corner of the page. */
  x: z.number(),
  y: z.number(),
})

/** A variable that had no value. */
export const EmptyVariable = z.object({ path: z.string(), label: z.string() })

export const GeneratedDocument = z.object({
  documentId: idOf('platform.generated_document'),
  fileId: idOf('kernel.file'),
  /** The id of the document again: no path of the server is ever told. */
  temporaryFilePath: z.string(),
  name: z.string(),
  modelVersion: z.int(),
  pages: z.int(),
  size: z.int(),
  sha256: z.string(),
  empty: z.array(EmptyVariable),
  marks: z.array(SignatureMark),
})
export type GeneratedDocument = z.output<typeof GeneratedDocument>

/** A text that is being written, as it would come out. */
export const PreviewWish = z.strictObject({
  modelId,
  text: ModelText,
  sourceObjects: SourceObjects.default({}),
})

export const Preview = z.object({ pdf: z.string(), pages: z.int(), empty: z.array(EmptyVariable) })

export const Sample = z.object({ id: z.uuid(), label: z.string() })
