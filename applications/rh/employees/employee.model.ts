import { z } from 'zod'
import { CustomValues } from '#platform/configuration/custom-field.model.ts'
import { Address } from '#rh/workplaces/workplace.model.ts'

export const employeeStatuses = ['active', 'archived'] as const
export const spokenLanguages = ['fr', 'en', 'es', 'ar', 'ro', 'pl', 'pt', 'bg'] as const

const Place = z.object({ id: z.uuid(), name: z.string(), color: z.string() })

/** Where a person works today: a site, perhaps a unit and a subunit of it. */
export const Workplace = z.object({ site: Place, unit: Place.nullable(), subunit: Place.nullable() })
export type Workplace = z.output<typeof Workplace>

const can = z.object({ edit: z.boolean(), archive: z.boolean() })

export const EmployeeRow = z.object({
  id: z.uuid(),
  contactId: z.uuid(),
  firstname: z.string(),
  name: z.string(),
  software1Number: z.string().nullable(),
  status: z.enum(employeeStatuses),
  position: z.string().nullable(),
  currentWorkplace: Workplace.nullable(),
  company: z.string().nullable(),
  cellPhone: z.string().nullable(),
  can,
})
export type EmployeeRow = z.output<typeof EmployeeRow>

/** Every employee at once, for choices and for other programs. */
export const EmployeeLine = z.object({
  id: z.uuid(),
  contactId: z.uuid(),
  firstname: z.string(),
  name: z.string(),
  software1Number: z.string().nullable(),
  currentWorkplace: Workplace.nullable(),
})
export type EmployeeLine = z.output<typeof EmployeeLine>

export const Employee = z.object({
  id: z.uuid(),
  contactId: z.uuid(),
  clientId: z.uuid(),
  companyId: z.uuid().nullable(),
  company: z.string().nullable(),
  status: z.enum(employeeStatuses),
  archivedAt: z.string().nullable(),
  isUnderage: z.boolean(),
  title: z.enum(['mr', 'mrs']).nullable(),
  sex: z.union([z.literal(1), z.literal(2)]),
  firstname: z.string(),
  otherFirstnames: z.string().nullable(),
  name: z.string(),
  birthName: z.string().nullable(),
  language: z.enum(spokenLanguages),
  dateOfBirth: z.iso.date(),
  birthCity: z.string().nullable(),
  birthDepartment: z.string().nullable(),
  birthCountry: z.string().nullable(),
  citizenship: z.string().nullable(),
  mail: z.string().nullable(),
  cellPhone: z.string().nullable(),
  workMail: z.string().nullable(),
  workPhone: z.string().nullable(),
  address: Address,
  emergencyName: z.string().nullable(),
  emergencyPhone: z.string().nullable(),
  nirMasked: z.string().nullable(),
  software1Number: z.string().nullable(),
  position: z.string().nullable(),
  currentWorkplace: Workplace.nullable(),
  /** Values of the client's own fields, by their key. */
  customValues: CustomValues,
  can,
  version: z.int(),
})
export type Employee = z.output<typeof Employee>

/**
 * Underage is the stricter of two readings: fewer than 18 units of 315576e5 ms elapsed since birth (brief,
 * hr-and-workshop section 5), or the 18th birthday not yet reached.
 */
export const isUnderage = (dateOfBirth: string, today: Temporal.PlainDate) => {
  const born = Temporal.PlainDate.from(dateOfBirth)
  const elapsed = midnight(today) - midnight(born)
  return elapsed / 315576e5 < 18 || Temporal.PlainDate.compare(born.add({ years: 18 }), today) > 0
}

/** Whole years lived on that day, as the civil registry counts them. */
export const ageOn = (dateOfBirth: string, day: Temporal.PlainDate) =>
  Temporal.PlainDate.from(dateOfBirth).until(day, { largestUnit: 'years' }).years

/** The ages at which somebody may be taken on (school leaving apart, 16; younger pupils help in holidays). */
export const hiringAges = { youngest: 14, oldest: 90 }

export const mayBeHiredAt = (age: number) => age >= hiringAges.youngest && age <= hiringAges.oldest

const midnight = ({ year, month, day }: Temporal.PlainDate) => Date.UTC(year, month - 1, day)
