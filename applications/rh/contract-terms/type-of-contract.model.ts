import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { inForce } from '#platform/identifiers/dated-list.model.ts'
import dsn from '../data/dsn-2026.json' with { type: 'json' }
import { families, type Family } from './contract-family.model.ts'
import { edition, termFields, termName } from './term.model.ts'

/** Families that the application form offers: one live type of each is kept. */
export const offeredToApplicants: readonly Family[] = ['permanent', 'fixed_term', 'student_job']

/** Whether a contract of the family is written with its last day; an apprenticeship may have none (L6222-7). */
export const requiresEndDate = (family: Family) => family === 'fixed_term' || family === 'student_job'

/** Languages of the copy that a person may read beside the French contract. */
export const readingLanguages = ['en', 'es', 'ar', 'ro', 'pl', 'pt', 'bg'] as const

type DsnRow = { block: string; code: string; label: string; validFrom?: string; validTo?: string }
const dsnRows: readonly DsnRow[] = dsn.rows

/** Codes of the monthly declaration that hold on a date: block 40.007 (nature) and 40.021 (reason). */
export const dsnOn = (block: 'nature' | 'reason', date: string) =>
  inForce(dsnRows, date).filter(row => row.block === block)

export const typeOfContractFields = z.strictObject({
  libelle: termName,
  family: z.enum(families),
  dsnNature: z.string().regex(/^\d{2}$/),
  dsnReason: z
    .string()
    .regex(/^\d{2}$/)
    .nullable(),
  endAllowance: z.boolean(),
  readingLanguages: z.array(z.enum(readingLanguages)).max(readingLanguages.length),
})
export type TypeOfContractFields = z.output<typeof typeOfContractFields>

/** The codes of the declaration follow from the family unless they are said. */
export const NewTypeOfContract = typeOfContractFields.partial().required({ libelle: true, family: true })
export type NewTypeOfContract = z.output<typeof NewTypeOfContract>

export const TypeOfContractChange = typeOfContractFields.partial().extend(edition('rh.type_of_contract'))
export type TypeOfContractChange = z.output<typeof TypeOfContractChange>

export const TypeOfContract = z.object({
  ...typeOfContractFields.shape,
  id: idOf('rh.type_of_contract'),
  requiresEndDate: z.boolean(),
  ...termFields,
})
export type TypeOfContract = z.output<typeof TypeOfContract>

type Usual = Pick<TypeOfContractFields, 'dsnNature' | 'dsnReason' | 'endAllowance'>

const fixedTerm = (dsnReason: string | null, endAllowance: boolean): Usual => ({
  dsnNature: '02',
  dsnReason,
  endAllowance,
})

/** What a new type of the family is, unless it is said otherwise. */
export const usualOf: Readonly<Record<Family, Usual>> = {
  permanent: { dsnNature: '01', dsnReason: null, endAllowance: false },
  fixed_term: fixedTerm('02', true),
  fixed_term_open: fixedTerm('01', true),
  seasonal: fixedTerm('03', false),
  harvest: fixedTerm('04', false),
  apprenticeship: fixedTerm('11', false),
  student_job: fixedTerm('02', false),
  other: { dsnNature: '90', dsnReason: null, endAllowance: false },
}
