import { Refusal } from '#kernel/server/errors.ts'
import type { BulkModel } from '../bulk-model.slot.ts'
import type { Mapping } from '../import.model.ts'

/** @throws Refusal 400 with one entry for each column that the model cannot do without */
export function requireMapped({ columns }: BulkModel, mapping: Mapping) {
  const missing = Object.entries(columns).filter(([key, { required }]) => required && !Object.hasOwn(mapping, key))
  if (missing.length === 0) return
  throw new Refusal(400, 'MAPPING_INCOMPLETE', 'imports.mapping.incomplete', {
    fields: missing.map(([key]) => ({
      field: `mapping.${key}`,
      code: 'required',
      message: 'imports.mapping.required',
    })),
  })
}
