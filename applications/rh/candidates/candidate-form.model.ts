import { z } from 'zod'
import { asSeveralLines } from '#kernel/shared/written-text.ts'
import { mailAddress, personName, unlessBlank } from '#platform/identifiers/identifier.model.ts'
import { phoneNumberIn } from '#platform/identifiers/phone-number.model.ts'
import { spokenLanguages } from '#rh/employees/employee.model.ts'
import { maritalStatuses } from '#rh/employees/marital-status.model.ts'
import { optionalText } from '#rh/workplaces/written-address.model.ts'

const phone = phoneNumberIn('FR', 'ES', 'MA')

/** What is written of a person; only the fields that are sent change. */
export const candidateFields = z.strictObject({
  title: z.enum(['mr', 'mrs']).nullable(),
  firstname: personName,
  name: personName,
  maidenName: optionalText(80),
  mail: unlessBlank(mailAddress),
  cellPhoneNumber: unlessBlank(phone),
  birthdate: z.iso.date().nullable(),
  birthCity: optionalText(80),
  /** ISO 3166, two letters. */
  citizenship: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  maritalStatus: z.enum(maritalStatuses).nullable(),
  transport: optionalText(80),
  lastPosition: optionalText(120),
  motivation: optionalText(2000, asSeveralLines),
  gloveSize: z.number().min(6).max(12).multipleOf(0.5).nullable(),
  shoeSize: z.number().min(34).max(50).multipleOf(0.5).nullable(),
  language: z.enum(spokenLanguages),
  source: optionalText(80),
})
export const candidateAddress = z.strictObject({
  address: optionalText(200),
  additionalAddress: optionalText(200),
  postCode: optionalText(10),
  city: optionalText(80),
  country: z.string().regex(/^[A-Z]{2}$/),
})

/** The five fields by which HR registers somebody. */
export const newCandidate = candidateFields
  .pick({ title: true, mail: true, cellPhoneNumber: true })
  .partial()
  .extend({ firstname: personName, name: personName })
