import { z } from 'zod'
import { GivenName, NamesInFour } from '#platform/applications/name.model.ts'

export const variableTypes = ['text', 'number', 'money', 'date', 'boolean', 'image', 'list'] as const
export type VariableType = (typeof variableTypes)[number]

/** How a value is written; the first is the usual way. An image is drawn as it is. */
export const formatsOf = {
  text: ['plain', 'upper', 'capitalised'],
  number: ['plain', 'two-decimals', 'three-decimals'],
  money: ['euros', 'amount'],
  date: ['long', 'short', 'month', 'year'],
  boolean: ['yes-no', 'box'],
  image: [],
  list: ['commas', 'lines'],
} as const satisfies Record<VariableType, readonly string[]>

export const formats = [...new Set(Object.values(formatsOf).flat())] as [string, ...string[]]

export const DocumentVariable = z.object({
  id: z.int(),
  documentObjectId: z.int32(),
  path: z.string(),
  label: z.string(),
  labels: NamesInFour,
  type: z.enum(variableTypes),
  format: z.string().nullable(),
  sample: z.string().nullable(),
  required: z.boolean(),
  version: z.int32(),
})
export type DocumentVariable = z.output<typeof DocumentVariable>

export const DocumentObject = z.object({
  id: z.int(),
  documentTypeId: z.int32(),
  name: z.string(),
  label: z.string(),
  labels: NamesInFour,
  source: z.string(),
  many: z.boolean(),
  version: z.int32(),
})
export type DocumentObject = z.output<typeof DocumentObject>

export const DocumentType = z.object({
  id: z.int(),
  applicationId: z.int32(),
  code: z.string(),
  label: z.string(),
  labels: NamesInFour,
  signable: z.boolean(),
  /** The code of the product knows it by its code, which stays. */
  fixed: z.boolean(),
  archived: z.boolean(),
  version: z.int32(),
  objects: z.array(DocumentObject),
})
export type DocumentType = z.output<typeof DocumentType>

/** A type of the product, before anybody adds his own. */
export const TemplateType = DocumentType.pick({ id: true, applicationId: true, code: true, label: true })

const id = z.int().min(1).max(2_147_483_647)
const version = z.int32().optional()

export const TypeCode = z
  .string()
  .trim()
  .toUpperCase()
  .max(60)
  .regex(/^[A-Z][A-Z0-9_]*$/, 'documents.type.code-form')

export const NewType = z.strictObject({
  applicationId: id,
  /** Made from the French name when it is not given. */
  code: TypeCode.optional(),
  label: GivenName,
  signable: z.boolean(),
})

export const EditedType = z.strictObject({
  id,
  code: TypeCode.optional(),
  label: GivenName,
  signable: z.boolean(),
  archived: z.boolean().optional(),
  version,
})

/** By which models name the object and, after a dot, its variables. */
export const ObjectName = z
  .string()
  .trim()
  .max(60)
  .regex(/^[a-z][A-Za-z0-9]*$/, 'documents.object.name-form')

const objectFields = { name: ObjectName, label: GivenName, source: z.string().min(1).max(100), many: z.boolean() }
export const NewObject = z.strictObject(objectFields)
export const EditedObject = z.strictObject({ id, ...objectFields, version })

const variableFields = {
  documentObjectId: id,
  path: z.string().trim().min(1).max(100),
  label: GivenName,
  format: z.enum(formats).nullable().optional(),
  sample: z.string().trim().max(200).nullable().optional(),
  required: z.boolean(),
}
export const NewVariable = z.strictObject(variableFields)
export const EditedVariable = z.strictObject({ id, ...variableFields, version })

/** What a source publishes. */
export const PublishedField = z.object({ name: z.string(), label: z.string(), type: z.string() })
export const PublishedReference = z.object({
  name: z.string(),
  label: z.string(),
  source: z.string(),
  many: z.boolean(),
})

/** What the editor of models offers, object by object. */
export const OfferedObject = z.object({
  object: z.string(),
  label: z.string(),
  many: z.boolean(),
  variables: z.array(DocumentVariable),
})
