import type { useFormat } from '#kernel/web/use-format.ts'
import type { CustomField, CustomValues } from '../../custom-field.model.ts'

type Words = { format: ReturnType<typeof useFormat>; yes: string; no: string }

/** A value as one reads it; null where there is none. An option bears its present name, deactivated or not. */
export function valueInWords(
  { inputType, options }: CustomField,
  value: CustomValues[string] | undefined,
  { format, yes, no }: Words,
): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'number') return format.number(value, { maximumFractionDigits: 6 })
  const chosen = [value].flat()
  if (inputType === 'date') return format.date(String(value))
  if (inputType !== 'list' && inputType !== 'multipleList') return String(value)
  return options
    .filter(({ id }) => chosen.includes(id))
    .map(({ label }) => label)
    .join(', ')
}
