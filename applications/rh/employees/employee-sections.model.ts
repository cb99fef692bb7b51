import type { z } from 'zod'
import { employeeFields, employerFields, furtherFields } from './employee-form.model.ts'

/** The parts of a file, each written and saved alone (hr-and-workshop, section 7, editEmployeeSection). */
export const sectionFields = {
  identity: employeeFields.pick({
    title: true,
    sex: true,
    firstname: true,
    otherFirstnames: true,
    name: true,
    birthName: true,
    language: true,
  }),
  birth: employeeFields
    .pick({ dateOfBirth: true, birthCity: true, birthDepartment: true, birthCountry: true, citizenship: true })
    .extend(furtherFields.pick({ birthInseeCode: true }).shape),
  contactDetails: employeeFields.pick({
    mail: true,
    cellPhone: true,
    workMail: true,
    workPhone: true,
    address: true,
    emergencyName: true,
    emergencyPhone: true,
  }),
  payroll: employerFields,
  socialSecurity: furtherFields.pick({ nir: true }),
  bank: furtherFields.pick({ iban: true, bic: true, accountHolder: true }),
  personal: furtherFields.pick({
    maritalStatus: true,
    transport: true,
    drivingLicence: true,
    gloveSize: true,
    shoeSize: true,
  }),
  guardian: furtherFields.pick({
    guardianName: true,
    guardianRelation: true,
    guardianMail: true,
    guardianPhone: true,
  }),
  adaptation: furtherFields.pick({ hasDisabledWorkerStatus: true, restrictions: true }),
} as const

export type FormSection = keyof typeof sectionFields
export type FieldsOf<Section extends FormSection> = z.output<(typeof sectionFields)[Section]>

/** What a section may be named in a call; the client's own fields are one more. */
export const employeeSections = [...(Object.keys(sectionFields) as FormSection[]), 'customFields'] as const
export type EmployeeSection = FormSection | 'customFields'

/** Sections that only the right to sensitive data writes. */
export const sensitiveFields = ['nir', 'iban', 'bic', 'accountHolder', 'hasDisabledWorkerStatus'] as const

/** What leaves the server masked, and may be asked for whole. */
export const revealedFields = ['nir', 'iban', 'permitNumber'] as const
export type RevealedField = (typeof revealedFields)[number]

/** The fields of an employee that a section holds. */
export const fieldsIn = (section: EmployeeSection): readonly string[] =>
  section === 'customFields' ? ['customValues'] : Object.keys(sectionFields[section].shape)
