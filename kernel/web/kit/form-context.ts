import { createContext, use } from 'react'
import { useT } from '../i18n.ts'

type FormRules = {
  required: ReadonlySet<string>
  /** Most fields are required: the others are the ones to mark. */
  marksOptional: boolean
}

export const FormRulesContext = createContext<FormRules>({ required: new Set(), marksOptional: false })

/** `lines.*.city` of `lines.3.city`. */
const anyLineOf = (name: string) => name.replaceAll(/\.\d+\./g, '.*.')

/** How a field writes its label: `Nom *`, or `Nom (facultatif)` in a form where most fields are required. */
export function useFieldLabel(name: string, label: string) {
  const t = useT()
  const { required, marksOptional } = use(FormRulesContext)
  const isRequired = required.has(anyLineOf(name))
  const text = marksOptional && !isRequired ? t('kernel.form.optional', { label }) : label
  return { label: text, required: isRequired && !marksOptional, slotProps: isRequired ? { 'aria-required': true } : {} }
}
