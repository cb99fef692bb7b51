import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

export const inputTypes = ['text', 'longText', 'integer', 'decimal', 'date', 'boolean', 'list', 'multipleList'] as const
export const InputType = z.enum(inputTypes)
export type InputType = z.output<typeof InputType>

/** A choice of a list. One that was used is deactivated, or replaced in the records: what was chosen stays readable. */
export const FieldOption = z.strictObject({
  id: z.string().regex(/^[a-z0-9]{8}$/),
  label: z.string().trim().min(1).max(120),
  active: z.boolean(),
})
export type FieldOption = z.output<typeof FieldOption>

export const CustomFieldKey = z.string().regex(/^[a-z][a-z0-9]{7}$/)

/** A field that a client added to a kind of record. Its values stand under `key`; its type never changes. */
export const CustomField = z.object({
  id: idOf('platform.custom_field'),
  elementId: z.int32(),
  entityName: z.string(),
  key: z.string(),
  label: z.string(),
  inputType: InputType,
  options: z.array(FieldOption),
  required: z.boolean(),
  active: z.boolean(),
  order: z.int(),
  version: z.int32(),
})
export type CustomField = z.output<typeof CustomField>

/** What stands, in the records that chose it, instead of an option that is taken away; null: nothing. */
export const OptionReplacement = z.strictObject({ from: FieldOption.shape.id, to: FieldOption.shape.id.nullable() })
export type OptionReplacement = z.output<typeof OptionReplacement>

/** The same as whoever configures it sees it: how many records hold a value. */
export const ConfiguredField = CustomField.extend({ uses: z.int() })
export type ConfiguredField = z.output<typeof ConfiguredField>

/** At most so many on one kind of record. */
export const mostFields = 50

export const isList = (type: InputType) => type === 'list' || type === 'multipleList'

/** Values by key, as records hold them; null where there is none. */
export const CustomValues = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]),
)
export type CustomValues = z.output<typeof CustomValues>

/** What the card of a record with such fields is given. */
export type CustomFieldsSectionProps = {
  /** The kind of record, as its slot names it. */
  entityName: string
  values: CustomValues
  /** Given where the person may write: only what changed, null where a value was taken away. Rejects with ApiError. */
  onSave?: (changed: CustomValues) => Promise<unknown>
}

/**
 * What a person may write into the active fields of a record. Inactive ones are unknown to it: their values are kept
 * and not touched. Issues bear labels of the configuration room.
 */
export const customValuesSchema = (fields: readonly CustomField[]) =>
  z.strictObject(
    Object.fromEntries(
      fields.filter(({ active }) => active).map(field => [field.key, valueSchema(field).optional()] as const),
    ),
  )

/** What a form that shows every active field asks: there, what is required must be given. */
export const typedValuesSchema = (fields: readonly CustomField[]) =>
  z.strictObject(
    Object.fromEntries(
      fields
        .filter(({ active }) => active)
        .map(field => [field.key, field.required ? valueSchema(field) : valueSchema(field).optional()] as const),
    ),
  )

const required = 'configuration.value-required'

function valueSchema(field: CustomField): z.ZodType {
  const schema = filledSchema(field)
  return field.required ? schema.refine(isFilled, required) : schema.nullable()
}

const isFilled = (value: unknown) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

function filledSchema({ inputType, options }: CustomField): z.ZodType {
  const chosen = z.string().refine(id => options.some(option => option.id === id), 'configuration.value-option')
  const schemas: Record<InputType, z.ZodType> = {
    text: z.string({ error: required }).trim().max(200),
    longText: z.string({ error: required }).trim().max(5_000),
    integer: z.int({ error: 'configuration.value-integer' }),
    decimal: z.number({ error: 'configuration.value-number' }).multipleOf(0.000001, 'configuration.value-number'),
    date: z.iso.date('configuration.value-date'),
    boolean: z.boolean({ error: required }),
    list: chosen,
    multipleList: z.array(chosen).max(100),
  }
  return schemas[inputType]
}
