import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asSeveralLines } from '#kernel/shared/written-text.ts'
import { bic, iban } from '#platform/identifiers/iban.model.ts'
import { mailAddress, nir, personName, unlessBlank } from '#platform/identifiers/identifier.model.ts'
import { phoneNumber } from '#platform/identifiers/phone-number.model.ts'
import { CustomValues } from '#platform/configuration/custom-field.model.ts'
import { optionalText, WrittenAddress } from '#rh/workplaces/written-address.model.ts'
import { spokenLanguages } from './employee.model.ts'
import { maritalStatuses } from './marital-status.model.ts'
import { payrollNumber } from './payroll-number.model.ts'

const iso2 = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .nullable()

/** What an HR clerk may say of a person: civil status and contact details, under the names that the brief sends. */
export const employeeFields = z.strictObject({
  title: z.enum(['mr', 'mrs']).nullable(),
  sex: z.union([z.literal(1), z.literal(2)]),
  firstname: personName,
  otherFirstnames: optionalText(120),
  name: personName,
  birthName: optionalText(80),
  language: z.enum(spokenLanguages),
  dateOfBirth: z.iso.date({ error: 'rh.employee.birth-date-invalid' }),
  birthCity: optionalText(80),
  birthDepartment: optionalText(3),
  birthCountry: iso2,
  citizenship: iso2,
  mail: unlessBlank(mailAddress),
  cellPhone: unlessBlank(phoneNumber),
  workMail: unlessBlank(mailAddress),
  workPhone: unlessBlank(phoneNumber),
  address: WrittenAddress,
  emergencyName: optionalText(80),
  emergencyPhone: unlessBlank(phoneNumber),
})

/** The rest of a file: what the payroll, the workshop and the occupational doctor need. */
export const furtherFields = z.strictObject({
  birthInseeCode: unlessBlank(z.string().regex(/^(\d{2}|2[AB])\d{3}$/i, { error: 'rh.employee.insee-code-invalid' })),
  nir: unlessBlank(nir),
  iban: unlessBlank(iban),
  bic: unlessBlank(bic),
  accountHolder: optionalText(120),
  maritalStatus: z.enum(maritalStatuses).nullable(),
  transport: optionalText(80),
  drivingLicence: z.boolean().nullable(),
  gloveSize: z.number().min(6).max(12).multipleOf(0.5).nullable(),
  shoeSize: z.number().min(34).max(50).multipleOf(0.5).nullable(),
  guardianName: optionalText(120),
  guardianRelation: optionalText(80),
  guardianMail: unlessBlank(mailAddress),
  guardianPhone: unlessBlank(phoneNumber),
  hasDisabledWorkerStatus: z.boolean().nullable(),
  restrictions: optionalText(1000, asSeveralLines),
})

/** The company that employs somebody, and the number by which its payroll knows him. */
export const employerFields = z.strictObject({
  companyId: idOf('platform.company').nullable(),
  software1Number: unlessBlank(payrollNumber),
})

export type EmployerFields = z.output<typeof employerFields>

/** A new person needs a name and a birth date; his sex is read from the title when it is not said. */
export const NewEmployee = employeeFields
  .partial()
  .required({ name: true, firstname: true, dateOfBirth: true })
  .extend({
    companyId: idOf('platform.company').nullable().optional(),
    ...furtherFields
      .pick({ maritalStatus: true, transport: true, gloveSize: true, shoeSize: true })
      .extend(
        furtherFields.pick({ guardianName: true, guardianRelation: true, guardianMail: true, guardianPhone: true })
          .shape,
      )
      .partial().shape,
  })
export type NewEmployee = z.output<typeof NewEmployee>

/** Only the fields that change; what is not sent keeps its value. The version refuses a change made on an old reading. */
export const EmployeeChange = employeeFields.partial().extend({
  ...furtherFields.partial().shape,
  ...employerFields.partial().shape,
  id: idOf('rh.employee'),
  customValues: CustomValues.optional(),
  version: z.int32().optional(),
})
export type EmployeeChange = z.output<typeof EmployeeChange>

/** The fields of a person as columns hold them. */
export type EmployeeFields = z.output<typeof employeeFields> & z.output<typeof furtherFields>
