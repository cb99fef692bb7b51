import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { families } from '#rh/contract-terms/contract-family.model.ts'
import { euros } from '#rh/contract-terms/coefficient.model.ts'

const Named = z.object({ id: idOf('rh.position'), name: z.string() })

export const origins = ['contract', 'amendment', 'manual', 'correction', 'move'] as const

/** Where a dated row stands, seen from today: another one took its place, it is over, it holds, or it is to come. */
export const moments = ['superseded', 'past', 'current', 'future'] as const
export type Moment = (typeof moments)[number]

const dated = {
  id: idOf('rh.package_element'),
  activationDate: z.iso.date(),
  /** The last day on which it holds; null while nothing follows. */
  to: z.iso.date().nullable(),
  moment: z.enum(moments),
  origin: z.enum(origins),
  reason: z.string().nullable(),
  /** Who wrote it, and when. */
  by: z.string().nullable(),
  at: z.string(),
}

/** Conditions of work from a day on. What tells somebody's pay is absent for whoever may not see it. */
export const PackageElement = z.object({
  ...dated,
  employeeId: idOf('rh.employee'),
  contractId: idOf('rh.employment_contract').nullable(),
  position: Named,
  typeOfContract: z
    .object({ id: idOf('rh.type_of_contract'), libelle: z.string(), family: z.enum(families) })
    .nullable(),
  workTime: z.object({ id: idOf('rh.work_time'), label: z.string(), weeklyHours: z.number().nullable() }).nullable(),
  coefficient: z
    .object({ id: idOf('rh.coefficient'), label: z.string() })
    .nullable()
    .optional(),
  salary: z
    .object({ id: idOf('rh.salary'), label: z.string(), unit: z.enum(['hourly', 'monthly']), amount: z.number() })
    .nullable()
    .optional(),
  adaptedSalary: z.number().nullable().optional(),
})
export type PackageElement = z.output<typeof PackageElement>

/** Something to look at that does not stand in the way. */
export const Check = z.object({ code: z.enum(['NO_AMENDMENT']), level: z.literal('warn'), message: z.string() })
export type Check = z.output<typeof Check>

export const PackageSaved = PackageElement.extend({ checks: z.array(Check) })
export type PackageSaved = z.output<typeof PackageSaved>

/** The conditions that are written, by the ids of what they name (hr-and-workshop, section 3, package elements). */
export const packageFields = z
  .strictObject({
    activationDate: z.iso.date(),
    positionId: idOf('rh.position'),
    typeOfContractId: idOf('rh.type_of_contract').nullable().default(null),
    coefficientId: idOf('rh.coefficient').nullable().default(null),
    salaryId: idOf('rh.salary').nullable().default(null),
    workTimeId: idOf('rh.work_time').nullable().default(null),
    /** Takes the place of the amount of its salary, in the unit of it: hourly or monthly. */
    adaptedSalary: euros.nullable().default(null),
    reason: z.string().overwrite(asOneLine).max(500).nullable().default(null),
  })
  .refine(({ adaptedSalary, salaryId }) => adaptedSalary === null || salaryId !== null, {
    path: ['salaryId'],
    error: 'rh.history.salary-of-adapted',
  })
export type PackageFields = z.output<typeof packageFields>
