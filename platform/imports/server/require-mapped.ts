import { Refusal } from '#kernel/server/errors.ts'
import type { BulkModel } from '../bulk-model.slot.ts'
import type { Feed } from './read-rows.ts'

/** Whether nothing is missing that the model cannot do without. */
export const isMapped = (model: BulkModel, feed: Feed) => missingIn(model, feed).length === 0

/** @throws Refusal 400 with one entry for each column that the model cannot do without */
export function requireMapped(model: BulkModel, feed: Feed) {
  const missing = missingIn(model, feed)
  if (missing.length === 0) return
  throw new Refusal(400, 'MAPPING_INCOMPLETE', 'imports.mapping.incomplete', {
    fields: missing.map(key => ({
      field: `mapping.${key}`,
      code: 'required',
      message: 'imports.mapping.required',
    })),
  })
}

const missingIn = ({ columns }: BulkModel, { mapping, fixed }: Feed) =>
  Object.keys(columns).filter(
    key => columns[key]?.required && !Object.hasOwn(mapping, key) && !Object.hasOwn(fixed, key),
  )
