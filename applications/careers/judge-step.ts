import type { FieldKey, FormStep } from '#rh/application-form/form-field.model.ts'
import { ages, isAgeOfApplicant } from '#rh/applicants/applicant-rules.model.ts'
import { type Availability, rangesOf } from './availability-field.ts'
import { type Phone, phoneInFull } from './text-fields.ts'
import type { FormInHand } from './form-in-hand.ts'
import { asksQuestions, isNothing, keyOfQuestion, questionsShown } from './questions.ts'
import { say } from './texts.ts'

const today = () => new Date().toISOString().slice(0, 10)

/** What is to be mended in a step before the next opens, field by field; the server judges all of it again. */
export function judgeStep(form: FormInHand, step: FormStep): FormInHand['errors'] {
  const errors: FormInHand['errors'] = {}
  for (const { key, isRequired } of form.fields.filter(field => field.step === step)) {
    const problem = isBlank(form, key) ? isRequired && say('careers.required') : problemOf(form, key)
    if (problem) errors[key] = problem
  }
  if (asksQuestions(form, step))
    for (const { id, required } of questionsShown(form))
      if (required && isNothing(form.draft.answers[id])) errors[keyOfQuestion(id)] = say('careers.required')
  return errors
}

function isBlank(form: FormInHand, key: FieldKey) {
  const value = form.draft.values[key]
  if (key === 'resume' || key === 'idCard') return (form.files[key] ?? []).length === 0
  if (key === 'jobsSought' && form.offer) return false
  if (key === 'cellPhone') return !value || phoneInFull(value as Phone) === ''
  if (key === 'availabilities') return !value || rangesOf(value as Availability, form.offer).length === 0
  return isNothing(value)
}

function problemOf(form: FormInHand, key: FieldKey) {
  const value = form.draft.values[key]
  switch (key) {
    case 'birthdate':
      return !isAgeOfApplicant(String(value), today()) && say('careers.age', ages)
    case 'postCode':
      return (
        (form.draft.values.country ?? 'FR') === 'FR' &&
        !/^\d{5}$/.test(String(value).trim()) &&
        say('careers.post-code')
      )
    case 'cellPhone':
      return !/^\+\d{8,15}$/.test(phoneInFull(value as Phone)) && say('careers.phone')
    case 'availabilities':
      return problemOfRanges(rangesOf(value as Availability, form.offer))
    default:
      return undefined
  }
}

function problemOfRanges(ranges: readonly { start: string; end: string }[]) {
  if (ranges.some(({ start, end }) => !start || !end)) return say('careers.range-incomplete')
  if (ranges.some(({ start, end }) => end < start)) return say('careers.range-upside-down')
  return ranges.some(({ end }) => end < today()) && say('careers.range-past')
}
