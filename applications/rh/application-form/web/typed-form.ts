import { z } from 'zod'
import { FormField, formStates } from '../application-form.model.ts'
import { presets } from '../form-field.model.ts'

/** As the page holds it: a box a language. */
export const typedForm = z.object({
  status: z.enum(formStates),
  preset: z.enum(presets),
  languages: z.object({ fr: z.boolean(), en: z.boolean(), es: z.boolean(), ar: z.boolean() }),
  fields: z.array(FormField),
})
export type TypedForm = z.output<typeof typedForm>
