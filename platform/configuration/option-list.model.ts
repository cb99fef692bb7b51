import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { FieldOption } from './custom-field.model.ts'

/** How screens ask for a list; it never changes. */
export const OptionListCode = z.string().regex(/^[a-z][a-zA-Z0-9]{1,39}$/, 'configuration.code-invalid')

/** A list of choices in the client's own words. */
export const OptionList = z.object({
  id: idOf('platform.option_list'),
  elementId: z.int32(),
  code: z.string(),
  label: z.string(),
  options: z.array(FieldOption),
  active: z.boolean(),
  order: z.int(),
  version: z.int32(),
})
export type OptionList = z.output<typeof OptionList>
