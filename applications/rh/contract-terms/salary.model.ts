import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { euros } from './coefficient.model.ts'
import { edition, termFields, termName } from './term.model.ts'

export const salaryUnits = ['hourly', 'monthly'] as const
export type SalaryUnit = (typeof salaryUnits)[number]

/** A gross pay that contracts name, in euros an hour or a month. */
export const salaryFields = z.strictObject({
  label: termName,
  unit: z.enum(salaryUnits),
  amount: euros,
  validFrom: z.iso.date(),
})

export const SalaryChange = salaryFields.partial().extend(edition('rh.salary'))
export type SalaryChange = z.output<typeof SalaryChange>

export const Salary = z.object({
  ...salaryFields.shape,
  id: idOf('rh.salary'),
  /** Told to those alone who may see pay. */
  amount: z.number().optional(),
  /** A signed contract names it: its amount stays. */
  isFrozen: z.boolean(),
  ...termFields,
})
export type Salary = z.output<typeof Salary>
