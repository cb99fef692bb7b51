import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { ModelText } from './model-text.model.ts'

export const mostRecords = 500

const id = z.uuid()

/** The records that a document is made of, by object of its type; those that they lead to need not be named. */
export const SourceObjects = z.record(
  z.string().regex(/^[a-z][A-Za-z0-9]*$/),
  z.union([id, z.array(id).max(mostRecords)]).transform(given => [given].flat()),
)
export type SourceObjects = z.output<typeof SourceObjects>

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

/** A text that is being written, as it would come out. */
export const PreviewWish = z.strictObject({
  modelId: idOf('platform.document_model'),
  text: ModelText,
  sourceObjects: SourceObjects.default({}),
})

export const Preview = z.object({ pdf: z.string(), pages: z.int(), empty: z.array(EmptyVariable) })

export const Sample = z.object({ id: z.uuid(), label: z.string() })
