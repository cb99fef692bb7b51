import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { CustomValues } from '#platform/configuration/custom-field.model.ts'
import { families } from '#rh/contract-terms/contract-family.model.ts'
import { EmployeeDocument } from '#rh/employee-documents/employee-document.model.ts'
import { permitStates } from '#rh/work-permits/held-permit.model.ts'
import { Address } from '#rh/workplaces/workplace.model.ts'
import { maritalStatuses } from './marital-status.model.ts'

export const employeeStatuses = ['active', 'archived'] as const
export type EmployeeStatus = (typeof employeeStatuses)[number]

/** What follows from a person's contracts on a day. */
export const situations = ['upcoming', 'present', 'suspended', 'between_seasons', 'left', 'never_hired'] as const
export const Situation = z.enum(situations)
export type Situation = z.output<typeof Situation>

export const sexes = ['male', 'female'] as const
export type Sex = (typeof sexes)[number]

/**
 * The tabs of the list. Active are those under contract, at work or not; those who are yet to come, wait for the next
 * season or left stand apart.
 */
export const standings = ['active', 'to_hire', 'between_seasons', 'left', 'archived'] as const
export type Standing = (typeof standings)[number]

/** The tab of somebody who is not archived. */
export const standingIn: Record<Situation, Standing> = {
  present: 'active',
  suspended: 'active',
  upcoming: 'to_hire',
  never_hired: 'to_hire',
  between_seasons: 'between_seasons',
  left: 'left',
}

/** The last tab holds everybody: who was there this month may have left since. */
export const tabsOfStaff = [...standings, 'all'] as const
export type TabOfStaff = (typeof tabsOfStaff)[number]

/** The places of a list are chosen by their id, people of no such place by this word. */
export const noPlace = 'none'

/** What a file may lack. */
export const missingPieces = [
  'identity',
  'nir',
  'iban',
  'address',
  'workplace',
  'workPermit',
  'parentalPermission',
] as const
export const MissingPiece = z.enum(missingPieces)
/** What a list may be asked that files lack: a piece, or any. */
export const lacks = [...missingPieces, 'any'] as const
export type MissingPiece = z.output<typeof MissingPiece>

export const spokenLanguages = ['fr', 'en', 'es', 'ar', 'ro', 'pl', 'pt', 'bg'] as const

const Place = z.object({ id: idOf('rh.site', 'rh.unit', 'rh.subunit'), name: z.string(), color: z.string() })

/** Where a person works today: a site, perhaps a unit and a subunit of it. */
export const Workplace = z.object({ site: Place, unit: Place.nullable(), subunit: Place.nullable() })
export type Workplace = z.output<typeof Workplace>

const can = z.object({ edit: z.boolean(), archive: z.boolean() })

/** What the reader may do with one file: `sensitive` is numbers, bank and health, `pay` what somebody earns. */
const canWithFile = can.extend({
  delete: z.boolean(),
  seeSensitive: z.boolean(),
  editSensitive: z.boolean(),
  seePay: z.boolean(),
  editPay: z.boolean(),
})

export const EmployeeRow = z.object({
  id: idOf('rh.employee'),
  contactId: idOf('platform.contact'),
  firstname: z.string(),
  name: z.string(),
  photoFileId: idOf('kernel.file').nullable(),
  software1Number: z.string().nullable(),
  status: z.enum(employeeStatuses),
  situation: Situation,
  position: z.string().nullable(),
  currentWorkplace: Workplace.nullable(),
  family: z.enum(families).nullable(),
  /** Of the contract of today: the first day, and the last where there is one. */
  contractStart: z.iso.date().nullable(),
  contractEnd: z.iso.date().nullable(),
  missing: z.array(MissingPiece),
  company: z.string().nullable(),
  cellPhone: z.string().nullable(),
  /** Those of the client's own fields that were asked. */
  customValues: CustomValues,
  /** `ask` is for pieces, by a link. */
  can: can.extend({ ask: z.boolean() }),
})
export type EmployeeRow = z.output<typeof EmployeeRow>

/** Every employee at once, for choices and for other programs. */
export const EmployeeLine = z.object({
  id: idOf('rh.employee'),
  contactId: idOf('platform.contact'),
  firstname: z.string(),
  name: z.string(),
  software1Number: z.string().nullable(),
  currentWorkplace: Workplace.nullable(),
})
export type EmployeeLine = z.output<typeof EmployeeLine>

export const Employee = z.object({
  id: idOf('rh.employee'),
  contactId: idOf('platform.contact'),
  clientId: idOf('platform.client'),
  companyId: idOf('platform.company').nullable(),
  company: z.string().nullable(),
  status: z.enum(employeeStatuses),
  archivedAt: z.string().nullable(),
  situation: Situation,
  missing: z.array(MissingPiece),
  photoFileId: idOf('kernel.file').nullable(),
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
  birthInseeCode: z.string().nullable(),
  birthDepartment: z.string().nullable(),
  birthCountry: z.string().nullable(),
  citizenship: z.string().nullable(),
  /** Whether that citizenship asks for a permit to work in France, as the client's list of citizenships tells. */
  needsPermit: z.boolean(),
  mail: z.string().nullable(),
  cellPhone: z.string().nullable(),
  workMail: z.string().nullable(),
  workPhone: z.string().nullable(),
  address: Address,
  emergencyName: z.string().nullable(),
  emergencyPhone: z.string().nullable(),
  /** Null too for who may not see sensitive data, as is the account below. */
  nirMasked: z.string().nullable(),
  ibanMasked: z.string().nullable(),
  bic: z.string().nullable(),
  accountHolder: z.string().nullable(),
  maritalStatus: z.enum(maritalStatuses).nullable(),
  transport: z.string().nullable(),
  drivingLicence: z.boolean().nullable(),
  gloveSize: z.number().nullable(),
  shoeSize: z.number().nullable(),
  guardianName: z.string().nullable(),
  guardianRelation: z.string().nullable(),
  guardianMail: z.string().nullable(),
  guardianPhone: z.string().nullable(),
  /** Null too for who may not see sensitive data. */
  hasDisabledWorkerStatus: z.boolean().nullable(),
  restrictions: z.string().nullable(),
  candidateId: idOf('rh.candidate').nullable(),
  candidateApplicationId: idOf('rh.candidate_application').nullable(),
  software1Number: z.string().nullable(),
  position: z.string().nullable(),
  currentWorkplace: Workplace.nullable(),
  /** The card that holds, or the last one that held. */
  identityCard: EmployeeDocument.nullable(),
  /** The papers that nothing has replaced, the newest first. */
  files: z.array(EmployeeDocument),
  permit: z.object({ state: z.enum(permitStates), expirationDate: z.iso.date().nullable() }),
  /** The contract that keeps a file from the archive, running or to come; its last day is null where none is set. */
  contractNotEnded: z.object({ endingDate: z.iso.date().nullable() }).nullable(),
  /** Values of the client's own fields, by their key. */
  customValues: CustomValues,
  can: canWithFile,
  version: z.int32(),
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
