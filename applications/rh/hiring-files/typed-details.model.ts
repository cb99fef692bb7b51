import { z } from 'zod'
import { mailAddress, postCodeIn, unlessBlank } from '#platform/identifiers/identifier.model.ts'
import { ApplicantAddress, ApplicantPerson } from '#rh/applicants/applicant.model.ts'
import type { AskedField, FieldKey } from '#rh/application-form/form-field.model.ts'
import { maritalStatuses } from '#rh/employees/marital-status.model.ts'
import { optionalText } from '#rh/workplaces/written-address.model.ts'
import { type AskedDetail, type DetailName, detailNames, isSaid } from './hiring-details.model.ts'

const noneWhenBlank = (value: unknown) => (value === '' ? null : value)
const text = (most: number) => z.preprocess(noneWhenBlank, optionalText(most).optional())
const phone = ApplicantPerson.shape.cellPhoneNumber
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
    emergencyName: text(80),
    emergencyPhone: phone,
    guardianName: text(120),
    guardianRelation: text(80),
    guardianPhone: phone,
    guardianMail: unlessBlank(mailAddress),
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

/** Asked of everybody, whatever the form says; a name is of no use without its number, nor a number without its name. */
const ofEmergency = ['emergencyName', 'emergencyPhone'] as const

/** What is still to be said: the form's fields of the hiring file that nobody has filled, and what a declaration needs; then whom to call. */
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
  return [...needed, ...asked, ...ofEmergency.map(name => ({ name, required: false }))]
    .map(field => ({ ...field, required: field.required || indispensable.includes(field.name) }))
    .filter(({ name }) => (name === 'country' ? !hasAddress : !isSaid(known[name])))
}

/** What is still to be said of who answers for a minor: without him no contract is made (rule 9 of contract-rules.md). */
export const guardianToAsk = (known: Readonly<Record<string, unknown>>): AskedDetail[] =>
  [
    { name: 'guardianName', required: true } as const,
    { name: 'guardianRelation', required: true } as const,
    { name: 'guardianPhone', required: true } as const,
    { name: 'guardianMail', required: false } as const,
  ].filter(({ name }) => !isSaid(known[name]))

/** Without what was not asked, and without blanks. */
export const onlyAskedDetails = (asked: readonly AskedDetail[], said: HiringDetails): HiringDetails =>
  Object.fromEntries(asked.map(({ name }) => [name, said[name]]).filter(([, value]) => isSaid(value)))

const isHalfSaid = (name: DetailName, said: HiringDetails) =>
  ofEmergency.some(other => other === name) && ofEmergency.some(other => isSaid(said[other]))

export type DetailProblem = { name: DetailName; code: 'required' | 'age' | 'post_code'; message: string }

/** What keeps details from being taken: one that is missed, an age that is none, a post code of another country. */
export function problemsOfDetails(
  asked: readonly AskedDetail[],
  said: HiringDetails,
  isAge: (birthdate: string) => boolean,
): DetailProblem[] {
  const missed = asked
    .filter(({ name, required }) => (required || isHalfSaid(name, said)) && !isSaid(said[name]))
    .map(({ name }): DetailProblem => ({ name, code: 'required', message: 'kernel.field.required' }))
  if (said.birthdate && !isAge(said.birthdate)) missed.push({ name: 'birthdate', code: 'age', message: 'rh.apply.age' })
  if (said.postCode && !postCodeIn({ postCode: said.postCode, country: said.country ?? 'FR' }))
    missed.push({ name: 'postCode', code: 'post_code', message: 'rh.apply.post-code' })
  return missed
}
