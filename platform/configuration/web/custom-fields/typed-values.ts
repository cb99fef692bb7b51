import type { CustomField, CustomValues } from '../../custom-field.model.ts'

type Value = CustomValues[string]

const blankOf = ({ inputType, required }: CustomField): Value | undefined => {
  if (inputType === 'multipleList') return []
  if (inputType === 'boolean') return required ? false : undefined
  return ''
}

/** What a form of those fields holds at first. */
export const typedValuesOf = (fields: readonly CustomField[], values: CustomValues) =>
  Object.fromEntries(fields.map(field => [field.key, values[field.key] ?? blankOf(field)]))

const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Of what was typed, what differs from what the record holds; null where a value was taken away. */
export function changedValues(
  fields: readonly CustomField[],
  values: CustomValues,
  typed: Record<string, unknown>,
): CustomValues {
  const said = fields.map(({ key }) => [key, isNothing(typed[key]) ? null : (typed[key] as Value)] as const)
  return Object.fromEntries(
    said.filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(values[key] ?? null)),
  )
}
