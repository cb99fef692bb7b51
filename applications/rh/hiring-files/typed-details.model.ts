import { z } from 'zod'
import { postCodeIn } from '#platform/identifiers/identifier.model.ts'
import { ApplicantAddress, ApplicantPerson } from '#rh/applicants/applicant.model.ts'
import type { AskedField, FieldKey } from '#rh/application-form/form-field.model.ts'
import { maritalStatuses } from '#rh/employees/marital-status.model.ts'
import { type AskedDetail, type DetailName, detailNames, isSaid } from './hiring-details.model.ts'

const noneWhenBlank = (value: unknown) => (value === '' ? null : value)
const person = ApplicantPerson.pick({
  title: true,
  maidenName: true,
  birthdate: true,
  birthCity: true,
  citizenship: true,
  cellPhoneNumber: true,
  transport: true,
  gloveSize: true,
  shoeSize: true,
}).shape

/** What somebody who was retained may say of himself, by the names of his file; what is not asked is dropped. */
export const HiringDetails = z
  .strictObject({
    ...person,
    maritalStatus: z.preprocess(noneWhenBlank, z.enum(maritalStatuses).nullish()),
    ...ApplicantAddress.shape,
  })
  .partial()
export type HiringDetails = z.output<typeof HiringDetails>
/** Fields of the form by the names of the file. */
const nameOf = (key: FieldKey): DetailName | undefined => {
  if (key === 'nationality') return 'citizenship'
  if (key === 'cellPhone') return 'cellPhoneNumber'
  return detailNames.find(name => name === key)
}

/** Nobody is declared without them. */
const indispensable: readonly DetailName[] = ['title', 'birthdate']

/** What is still to be said: the form's fields of the hiring file that nobody has filled, and what a declaration needs. */
export function detailsToAsk(fields: readonly AskedField[], known: Readonly<Record<string, unknown>>): AskedDetail[] {
  const asked = fields.flatMap(({ key, stage, visibility }): AskedDetail[] => {
    const name = nameOf(key)
    if (!name || stage !== 'hiring' || visibility === 'hidden') return []
    return [{ name, required: visibility === 'required' }]
  })
  const needed = indispensable
    .filter(name => !asked.some(field => field.name === name))
    .map(name => ({ name, required: true }))
  const hasAddress = isSaid(known.address)
  return [...needed, ...asked]
    .map(field => ({ ...field, required: field.required || indispensable.includes(field.name) }))
    .filter(({ name }) => (name === 'country' ? !hasAddress : !isSaid(known[name])))
}

/** Without what was not asked, and without blanks. */
export const onlyAskedDetails = (asked: readonly AskedDetail[], said: HiringDetails): HiringDetails =>
  Object.fromEntries(asked.map(({ name }) => [name, said[name]]).filter(([, value]) => isSaid(value)))

export type DetailProblem = { name: DetailName; code: 'required' | 'age' | 'post_code'; message: string }

/** What keeps details from being taken: one that is missed, an age that is none, a post code of another country. */
export function problemsOfDetails(
  asked: readonly AskedDetail[],
  said: HiringDetails,
  isAge: (birthdate: string) => boolean,
): DetailProblem[] {
  const missed = asked
    .filter(({ name, required }) => required && !isSaid(said[name]))
    .map(({ name }): DetailProblem => ({ name, code: 'required', message: 'kernel.field.required' }))
  if (said.birthdate && !isAge(said.birthdate)) missed.push({ name: 'birthdate', code: 'age', message: 'rh.apply.age' })
  if (said.postCode && !postCodeIn({ postCode: said.postCode, country: said.country ?? 'FR' }))
    missed.push({ name: 'postCode', code: 'post_code', message: 'rh.apply.post-code' })
  return missed
}
