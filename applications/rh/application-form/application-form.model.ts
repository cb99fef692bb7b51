import { z } from 'zod'
import { languages } from '#kernel/shared/names.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import {
  askedOfApplicants,
  type FieldKey,
  fieldKeys,
  fieldsOfPreset,
  formSteps,
  indispensable,
  presets,
  ruleOfAsking,
  stages,
  visibilities,
} from './form-field.model.ts'

/** Who sets up the form of applications. */
export const formElement = 'rh/gestion_du_recrutement/formulaire'

export const formStates = ['published', 'configuring'] as const

const help = z.partialRecord(z.enum(languages), z.string().overwrite(asOneLine).max(200))

/** What is asked of a field, and a word of help in the languages of the form. */
export const FormField = z.strictObject({
  key: z.enum(fieldKeys),
  stage: z.enum(stages),
  visibility: z.enum(visibilities),
  help: help.default({}),
})
export type FormField = z.output<typeof FormField>

/** What is saved of a form; `version` is that of what was read, 0 while nothing was said. */
export const FormInput = z.strictObject({
  status: z.enum(formStates),
  preset: z.enum(presets),
  languages: z.array(z.enum(languages)).min(1).max(languages.length),
  fields: z.array(FormField).max(fieldKeys.length),
  version: z.int32().min(0),
})
export type FormInput = z.output<typeof FormInput>

const Option = z.object({ id: z.string(), label: z.string() })

/** What an applicant chooses among. */
export const FormOptions = z.object({
  positions: z.array(Option),
  contracts: z.array(Option),
  sources: z.array(Option),
  countries: z.array(Option),
  transports: z.array(Option),
})
export type FormOptions = z.output<typeof FormOptions>

export const ApplicationForm = z.object({
  status: z.enum(formStates),
  version: z.int32(),
  preset: z.enum(presets),
  languages: z.array(z.enum(languages)),
  fields: z.array(FormField.extend({ step: z.enum(formSteps), law: z.string().nullable(), isClosed: z.boolean() })),
  options: FormOptions,
  savedAt: z.string().nullable(),
  can: z.object({ edit: z.boolean() }),
})
export type ApplicationForm = z.output<typeof ApplicationForm>

/** The same with what is known of a candidate, and what the form still asks of him. */
export const FormOfCandidate = ApplicationForm.extend({
  candidate: z.object({ id: z.string(), values: z.record(z.string(), z.string().nullable()) }),
  missing: z.array(z.enum(fieldKeys)),
})
export type FormOfCandidate = z.output<typeof FormOfCandidate>

export type FormProblem = { key: FieldKey; code: 'indispensable' | 'after_hiring' | 'twice'; law: string | null }

/** What keeps a form from being saved: a field that the law closes, or one that cannot be left out. */
export function problemsOfForm(fields: readonly FormField[]): FormProblem[] {
  const asked = askedOfApplicants(fields)
  return fields.flatMap(({ key, stage, visibility }, index): FormProblem[] => {
    const rule = ruleOfAsking(key)
    if (fields.findIndex(other => other.key === key) < index) return [{ key, code: 'twice', law: null }]
    if (stage === 'application' && visibility !== 'hidden' && rule?.rule === 'closed')
      return [{ key, code: 'after_hiring', law: rule.law }]
    const isLeftOut = !asked.some(field => field.key === key && field.visibility === 'required')
    return indispensable.includes(key) && isLeftOut ? [{ key, code: 'indispensable', law: null }] : []
  })
}

/** Those that were not named are hidden where their preset puts them. */
export const withAllFields = (fields: readonly FormField[]): FormField[] => [
  ...fields,
  ...fieldsOfPreset('brief')
    .filter(({ key }) => !fields.some(field => field.key === key))
    .map(field => ({
      ...field,
      visibility: indispensable.includes(field.key) ? field.visibility : ('hidden' as const),
      help: {},
    })),
]
