import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { EmptyVariable, SignatureMark } from '#platform/document-models/preview.model.ts'

const modelId = idOf('platform.document_model')

/** A published model, or one of its texts by its number. */
export const ModelWish = z.union([
  modelId.transform(known => ({ id: known, version: undefined })),
  z.strictObject({ id: modelId, version: z.int().min(1).optional() }),
])

export const DocumentName = z.string().overwrite(asOneLine).min(1).max(200)

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

/** A document that stays with a record of an application. */
export const KeptDocument = z.object({
  id: idOf('platform.generated_document'),
  name: z.string(),
  type: z.string(),
  pages: z.int(),
  /** Null of a record that is no more. */
  record: z.object({ name: z.string(), address: z.string() }).nullable(),
  author: z.string(),
  /** Whether the reader may open its file: not where it prints what he may not read. */
  isReadable: z.boolean(),
  keptAt: z.string(),
})
export type KeptDocument = z.output<typeof KeptDocument>
