import { z } from 'zod'
import { languages } from '#kernel/shared/names.ts'
import { FormOptions, formStates } from './application-form.model.ts'
import { fieldKeys, formSteps } from './form-field.model.ts'

/** A field of the published form, as an applicant reads it. */
export const PublicField = z.object({
  key: z.enum(fieldKeys),
  step: z.enum(formSteps),
  isRequired: z.boolean(),
  help: z.string().nullable(),
})
export type PublicField = z.output<typeof PublicField>

/** How a client is reached by who would work there. */
export const CareersContact = z.object({ mail: z.string().nullable(), phone: z.string().nullable() })

/** What a stranger is told of a client that hires; without fields while its form is being set up. */
export const PublicForm = z.object({
  formStatus: z.enum(formStates),
  version: z.int32(),
  client: z.object({ name: z.string(), logo: z.string().nullable(), color: z.string().nullable() }),
  contact: CareersContact,
  sites: z.array(z.object({ name: z.string(), city: z.string().nullable() })),
  languages: z.array(z.enum(languages)),
  fields: z.array(PublicField).optional(),
})
export type PublicForm = z.output<typeof PublicForm>

/** What becomes of an applicant's data, in the client's words; `number` is 0 while it has published none. */
export const PublicNotice = z.object({
  language: z.enum(languages),
  number: z.int(),
  text: z.string(),
  contact: z.string().nullable(),
})
export type PublicNotice = z.output<typeof PublicNotice>

export const PublicOptions = FormOptions

/** A page of the careers site. */
export const PublicElement = z.object({
  id: z.string(),
  name: z.string(),
  routePath: z.string(),
  companyId: z.string().nullable(),
})
