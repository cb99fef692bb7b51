import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { SourceObjects } from '#platform/document-models/preview.model.ts'
import { DocumentName } from './generated-document.model.ts'

export const mostItems = 2_000
/** Documents that one file for a printer holds. */
export const mostInOnePdf = 500

/** `partly_done`: all was tried, and some failed. */
export const runStates = ['running', 'stopped', 'done', 'partly_done'] as const
export type RunState = (typeof runStates)[number]

export const itemStates = ['waiting', 'done', 'failed'] as const
export type ItemState = (typeof itemStates)[number]

export const WishedDocument = z.strictObject({ documentName: DocumentName, sourceObjects: SourceObjects })
export type WishedDocument = z.output<typeof WishedDocument>

export const NewRun = z.strictObject({
  modelId: idOf('platform.document_model'),
  name: DocumentName,
  items: z.array(WishedDocument).min(1).max(mostItems),
  /** Each document stays with the record that it is made for, else it is gone after a day. */
  keeps: z.boolean().default(false),
  /** A name that the asker gives to this wish alone: asked for again under it, the same run is answered. */
  origin: z.string().min(8).max(100).optional(),
})
export type NewRun = z.output<typeof NewRun>

export const GenerationRun = z.object({
  id: idOf('platform.generation_run'),
  name: z.string(),
  model: z.object({ id: idOf('platform.document_model'), name: z.string(), version: z.int() }),
  state: z.enum(runStates),
  total: z.int(),
  done: z.int(),
  failed: z.int(),
  keeps: z.boolean(),
  askedAt: z.string(),
  endedAt: z.string().nullable(),
})
export type GenerationRun = z.output<typeof GenerationRun>

export const RunItem = z.object({
  id: idOf('platform.generation_item'),
  position: z.int(),
  name: z.string(),
  state: z.enum(itemStates),
  /** Why it failed: a stable code, and a sentence in the language of the reader. */
  code: z.string().nullable(),
  reason: z.string().nullable(),
  /** Null until it is made, and once it is gone. */
  documentId: idOf('platform.generated_document').nullable(),
})
export type RunItem = z.output<typeof RunItem>
