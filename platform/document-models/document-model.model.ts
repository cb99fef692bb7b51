import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { languages } from '#kernel/shared/names.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { ModelText } from './model-text.model.ts'

/** `draft`: never published; `published`: what is published serves, whatever is being written; `archived`: serves no more. */
export const modelStates = ['draft', 'published', 'archived'] as const

const ModelName = z.string().overwrite(asOneLine).min(1).max(120)
const companyIds = z.array(idOf('platform.company')).max(500)
const applicationId = z.int().min(1).max(2_147_483_647)

export const DocumentModelRow = z.object({
  id: idOf('platform.document_model'),
  name: z.string(),
  applicationId: z.int(),
  type: z.object({ id: z.int(), code: z.string(), label: z.string(), signable: z.boolean() }),
  state: z.enum(modelStates),
  language: z.enum(languages),
  /** Empty: every company of the client. */
  companyIds,
  /** The text that serves, from 1. */
  publishedVersion: z.int().nullable(),
  publishedAt: z.string().nullable(),
  /** The text that is being written, if any. */
  workingVersion: z.int().nullable(),
  savedAt: z.string(),
  savedBy: z.string(),
  version: z.int32(),
  can: z.object({ edit: z.boolean(), publish: z.boolean(), restore: z.boolean() }),
})
export type DocumentModelRow = z.output<typeof DocumentModelRow>

/** With the text that is being written, else the one that serves. */
export const DocumentModel = DocumentModelRow.extend({ text: ModelText })
export type DocumentModel = z.output<typeof DocumentModel>

export const NewDocumentModel = z.strictObject({
  applicationId,
  typeId: z.int().min(1).max(2_147_483_647),
  name: ModelName,
  language: z.enum(languages).default('fr'),
  companyIds: companyIds.default([]),
  /** Of a model that it begins as. */
  copyOf: idOf('platform.document_model').optional(),
  /** The code of a text that the product brings. */
  standard: z.string().max(60).optional(),
  text: ModelText.optional(),
})
export type NewDocumentModel = z.output<typeof NewDocumentModel>

export const EditedDocumentModel = z.strictObject({
  id: idOf('platform.document_model'),
  name: ModelName.optional(),
  companyIds: companyIds.optional(),
  text: ModelText.optional(),
  version: z.int32().optional(),
})
export type EditedDocumentModel = z.output<typeof EditedDocumentModel>

/** A model that documents may be made of. */
export const UsableModel = z.object({
  id: idOf('platform.document_model'),
  name: z.string(),
  language: z.enum(languages),
  publishedVersion: z.int(),
})

/** One that documents of records of a source may be made of: `object` is what they are called in it. */
export const ModelForRecords = UsableModel.extend({
  type: z.string(),
  object: z.string(),
  /** Empty: every company of the client. */
  companyIds,
})
export type ModelForRecords = z.output<typeof ModelForRecords>

export const ModelVersion = z.object({
  number: z.int(),
  note: z.string().nullable(),
  savedAt: z.string(),
  savedBy: z.string(),
  publishedAt: z.string().nullable(),
  publishedBy: z.string().nullable(),
})
export type ModelVersion = z.output<typeof ModelVersion>

/** A text that the product brings, from which one begins. */
export const StandardModel = z.object({ code: z.string(), typeCode: z.string(), name: z.string() })
