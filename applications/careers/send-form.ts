import type { FieldKey, FormStep } from '#rh/application-form/form-field.model.ts'
import { applicantsCalls } from '#rh/applicants/applicants.calls.ts'
import type { Receipt } from '#rh/applicants/applicant.model.ts'
import { askWithFiles, type Refused } from './ask.ts'
import { type Availability, rangesOf } from './availability-field.ts'
import { type Phone, phoneInFull } from './text-fields.ts'
import type { FormInHand } from './form-in-hand.ts'
import { answersToSend, asksQuestions, keyOfQuestion, questionsShown } from './questions.ts'
import { language, usualLanguageOfLetters } from './texts.ts'

const person = [
  'title',
  'firstname',
  'name',
  'maidenName',
  'birthdate',
  'birthCity',
  'lastPosition',
  'transport',
] as const
const sizes = ['gloveSize', 'shoeSize'] as const
const address = ['address', 'additionalAddress', 'postCode', 'city', 'country'] as const

/** Sends what somebody said, with his papers. @throws Refused */
export function sendForm(form: FormInHand): Promise<Receipt> {
  const { draft, site, mail, offer, files } = form
  const { values } = draft
  const asked = new Set<string>(form.fields.map(({ key }) => key))
  const said = <Key extends FieldKey>(keys: readonly Key[]) =>
    Object.fromEntries(keys.filter(key => asked.has(key) && !isBlank(values[key])).map(key => [key, values[key]]))
  const phone = asked.has('cellPhone') && values.cellPhone ? phoneInFull(values.cellPhone as Phone) : ''
  const candidate = {
    mail,
    ...said(person),
    ...said(sizes),
    ...(phone && { cellPhoneNumber: phone }),
    ...(asked.has('nationality') && !isBlank(values.nationality) && { citizenship: values.nationality }),
  }
  const candidateApplication = {
    ...(offer && { jobOfferId: offer.id }),
    ...(asked.has('jobsSought') && !offer && { jobsSought: jobsInWords(form) }),
    ...said(['contractsSought', 'howHeard', 'motivation']),
    ...(asked.has('availabilities') &&
      values.availabilities !== undefined && {
        availabilities: rangesOf(values.availabilities as Availability, offer),
      }),
    ...answersToSend(form),
    poolConsent: form.poolConsent,
    language: language(),
    writtenTo: draft.writtenTo ?? usualLanguageOfLetters(),
    formVersion: site.form.version,
    seconds: Math.max(0, Math.round((Date.now() - draft.startedAt) / 1_000)),
    ...(form.ticket && { ticket: form.ticket }),
  }
  return askWithFiles(
    applicantsCalls.apply,
    { clientName: site.clientName, candidate, candidateAddress: said(address), candidateApplication },
    { resume: files.resume ?? [], idCard: files.idCard ?? [] },
  )
}

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/** Positions by their names: they are read by people. */
const jobsInWords = ({ draft, options }: FormInHand) =>
  ((draft.values.jobsSought as string[] | undefined) ?? []).map(
    job => options.positions.find(({ id }) => id === job)?.label ?? job,
  )

const keysOfFields: Record<string, FieldKey> = { cellPhoneNumber: 'cellPhone', citizenship: 'nationality' }

/** The step in which a field or a question of the form is asked. */
export const stepOf = (form: FormInHand, key: string): FormStep | undefined =>
  questionsShown(form).some(({ id }) => keyOfQuestion(id) === key)
    ? form.steps.find(step => asksQuestions(form, step))
    : form.fields.find(asked => asked.key === key)?.step

/** The server's words at the fields of the form; what belongs to none comes under ''. */
export function errorsOf(form: FormInHand, { fields, message }: Refused): Record<string, string> {
  if (fields.length === 0) return { '': message }
  return Object.fromEntries(
    fields.map(({ field, message }) => {
      const [part = '', name = '', ...deeper] = field.split('.')
      const word = name || part
      const key = word === 'questionnaire' ? keyOfQuestion(deeper.at(-1) ?? '') : (keysOfFields[word] ?? word)
      return [stepOf(form, key) ? key : '', message]
    }),
  )
}
