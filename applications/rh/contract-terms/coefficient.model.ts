import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { edition, termFields, termName } from './term.model.ts'

/** Euros an hour, as numeric(10, 4) keeps them. */
export const euros = z.number().positive().max(99_999)

export const Minimum = z.strictObject({ validFrom: z.iso.date(), hourlyAmount: euros })
export type Minimum = z.output<typeof Minimum>

const minima = z
  .array(Minimum)
  .max(100)
  .refine(rows => new Set(rows.map(({ validFrom }) => validFrom)).size === rows.length, 'rh.coefficient.same-day')

export const coefficientFields = z.strictObject({
  label: termName,
  value: z.string().overwrite(asOneLine).min(1).max(10),
  /** Of the collective agreement. */
  idcc: z
    .string()
    .regex(/^\d{4}$/)
    .nullable(),
  cspCode: z
    .string()
    .regex(/^\d{3}[a-z]$/)
    .nullable(),
  /** Whether the agreement lets its minimum be lowered for the young. */
  youthReduction: z.boolean(),
  minima,
})
export type CoefficientFields = z.output<typeof coefficientFields>

export const NewCoefficient = coefficientFields.partial().required({ label: true, value: true })
export type NewCoefficient = z.output<typeof NewCoefficient>

/** Minima that are sent replace the former ones whole. */
export const CoefficientChange = coefficientFields.partial().extend(edition('rh.coefficient'))
export type CoefficientChange = z.output<typeof CoefficientChange>

export const Coefficient = z.object({
  ...coefficientFields.shape,
  id: idOf('rh.coefficient'),
  /** By date; told, as the one below, to those alone who may see pay. */
  minima: z.array(Minimum).optional(),
  minimumToday: z.number().nullable().optional(),
  ...termFields,
})
export type Coefficient = z.output<typeof Coefficient>

/** The minimum in force on a date is that of the last row on or before it; null before the first. */
export const minimumOn = (rows: readonly Minimum[], date: string): number | null =>
  rows
    .filter(({ validFrom }) => validFrom <= date)
    .reduce<Minimum | null>((last, row) => (last && last.validFrom > row.validFrom ? last : row), null)?.hourlyAmount ??
  null
