import { z } from 'zod'
import type { Language, Names } from '#kernel/shared/names.ts'
import { type Dated, inForce } from '#platform/identifiers/dated-list.model.ts'
import list from '../data/permit-types.json' with { type: 'json' }

/** `withAuthorisation`: only for the work that an authorisation names (code du travail, R5221-3). */
type WorkAllowance = 'yes' | 'no' | 'withAuthorisation'

/** Copies that go with a permit: of the permit itself, of the passport, of the authorisation to work, of the enrolment. */
type PermitPaper = 'permitCopy' | 'passport' | 'workAuthorisation' | 'enrolment'

/** The most that may be worked in twelve months under a permit. */
export type YearlyLimit = { unit: 'months' | 'hours'; most: number }

/** A kind of residence permit, for the days on which it exists. */
export type PermitType = Dated & {
  code: string
  name: Names
  allowsWork: WorkAllowance
  yearlyLimit: YearlyLimit | null
  documents: PermitPaper[]
  article: string
}

const permitTypes = list.rows as readonly PermitType[]

/** Those that a permit may be of on a civil date. */
export const permitTypesOn = (date: string) => inForce(permitTypes, date)

/** Also of a type that has ended: papers outlive the list. */
export const permitType = (code: string) => permitTypes.find(type => type.code === code)

export const permitTypeName = (code: string, language: Language) => permitType(code)?.name[language] ?? code

/** Types that give no right to work at all. */
export const idlePermitTypes: readonly string[] = permitTypes
  .filter(({ allowsWork }) => allowsWork === 'no')
  .map(({ code }) => code)

/** The code of a type of the list. */
export const PermitTypeCode = z
  .string()
  .refine(code => permitType(code) !== undefined, { error: 'rh.permit.type-unknown' })
