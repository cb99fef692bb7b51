import { z } from 'zod'
import {
  mailAddress,
  personName,
  phoneNumber,
  postCodeIn,
  unlessBlank,
} from '#platform/identifiers/identifier.model.ts'
import { CustomValues } from '#platform/configuration/custom-field.model.ts'
import { spokenLanguages } from './employee.model.ts'

/** A text that may be left out; blank is none. */
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullable()
    .transform(typed => typed || null)

const iso2 = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .nullable()

const address = z
  .strictObject({
    address: text(120),
    additionalAddress: text(120),
    postCode: text(10),
    city: text(80),
    inseeCode: text(5),
    country: z.string().regex(/^[A-Z]{2}$/),
  })
  .partial()
  .refine(typed => postCodeIn({ ...typed, country: typed.country ?? 'FR' }), {
    path: ['postCode'],
    error: 'identifiers.post-code-invalid',
  })

/** What an HR clerk may say of a person: civil status and contact details, under the names that the brief sends. */
export const employeeFields = z.strictObject({
  title: z.enum(['mr', 'mrs']).nullable(),
  sex: z.union([z.literal(1), z.literal(2)]),
  firstname: personName,
  otherFirstnames: text(120),
  name: personName,
  birthName: text(80),
  language: z.enum(spokenLanguages),
  dateOfBirth: z.iso.date({ error: 'rh.employee.birth-date-invalid' }),
  birthCity: text(80),
  birthDepartment: text(3),
  birthCountry: iso2,
  citizenship: iso2,
  mail: unlessBlank(mailAddress),
  cellPhone: unlessBlank(phoneNumber),
  workMail: unlessBlank(mailAddress),
  workPhone: unlessBlank(phoneNumber),
  address,
  emergencyName: text(80),
  emergencyPhone: unlessBlank(phoneNumber),
})

/** A new person needs a name and a birth date; his sex is read from the title when it is not said. */
export const NewEmployee = employeeFields
  .partial()
  .required({ name: true, firstname: true, dateOfBirth: true })
  .extend({ companyId: z.uuid().nullable().optional() })
export type NewEmployee = z.output<typeof NewEmployee>

/** Only the fields that change; what is not sent keeps its value. The version refuses a change made on an old reading. */
export const EmployeeChange = employeeFields.partial().extend({
  id: z.uuid(),
  companyId: z.uuid().nullable().optional(),
  customValues: CustomValues.optional(),
  version: z.int().optional(),
})
export type EmployeeChange = z.output<typeof EmployeeChange>

/** The fields of a person as columns hold them. */
export type EmployeeFields = z.output<typeof employeeFields>
