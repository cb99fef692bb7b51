import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { edition, termFields, termName } from './term.model.ts'

export const workTimeKinds = ['full', 'part', 'days_package'] as const
export type WorkTimeKind = (typeof workTimeKinds)[number]

/** Hours a week: the legal full time, the least of a part time without a reason, the most (L3121-27, L3123-27, L3121-20). */
export const weeklyHours = { full: 35, leastPartTime: 24, most: 48 }
/** Days worked a year under a package (L3121-64). */
export const mostDaysAYear = 218

/** Monday to Sunday. */
const distribution = z.array(z.number().min(0).max(12)).length(7)

export const workTimeFields = z.strictObject({
  label: termName,
  kind: z.enum(workTimeKinds),
  weeklyHours: z.number().positive().max(weeklyHours.most).nullable(),
  daysPerWeek: z.int().min(1).max(6).nullable(),
  daysPerYear: z.int().min(1).max(mostDaysAYear).nullable(),
  distribution: distribution.nullable(),
  exemptionReason: z
    .string()
    .overwrite(asOneLine)
    .max(200)
    .nullable()
    .transform(typed => typed || null),
})
export type WorkTimeFields = z.output<typeof workTimeFields>

/** Hours are told to the hundredth: sums of them are compared as whole hundredths. */
const hundredths = (hours: number) => Math.round(hours * 100)

export const hoursOf = (days: readonly number[]) => days.reduce((sum, hours) => sum + hundredths(hours), 0) / 100

type Fault = { field: keyof WorkTimeFields; message: string }

/** What is wrong between the fields of a work time, each with the words that say how to mend it. */
export function faultsOfWorkTime(time: WorkTimeFields): Fault[] {
  const { kind, weeklyHours: hours, daysPerYear, exemptionReason } = time
  if (kind === 'days_package')
    return daysPerYear === null ? [{ field: 'daysPerYear', message: 'rh.work-time.days' }] : []
  if (hours === null) return [{ field: 'weeklyHours', message: 'rh.work-time.hours' }]
  if (kind === 'full')
    return hours < weeklyHours.full ? [{ field: 'weeklyHours', message: 'rh.work-time.full-under' }] : []
  if (hours >= weeklyHours.full) return [{ field: 'weeklyHours', message: 'rh.work-time.part-over' }]
  const isShort = hours < weeklyHours.leastPartTime
  return [
    ...(time.distribution && hundredths(hoursOf(time.distribution)) !== hundredths(hours)
      ? [{ field: 'distribution', message: 'rh.work-time.distribution' } as const]
      : []),
    ...(isShort && !exemptionReason ? [{ field: 'exemptionReason', message: 'rh.work-time.short' } as const] : []),
  ]
}

/** Only what belongs to its kind; the days of a distributed week are those on which one works. */
export function tidyWorkTime(time: WorkTimeFields): WorkTimeFields {
  if (time.kind === 'days_package') return { ...time, weeklyHours: null, distribution: null, exemptionReason: null }
  if (time.kind === 'full') return { ...time, daysPerYear: null, distribution: null, exemptionReason: null }
  const worked = time.distribution?.filter(hours => hours > 0).length
  return { ...time, daysPerYear: null, daysPerWeek: worked ? Math.min(worked, 6) : time.daysPerWeek }
}

export const NewWorkTime = workTimeFields.partial().required({ label: true, kind: true })
export type NewWorkTime = z.output<typeof NewWorkTime>

export const WorkTimeChange = workTimeFields.partial().extend(edition('rh.work_time'))
export type WorkTimeChange = z.output<typeof WorkTimeChange>

export const WorkTime = z.object({
  ...workTimeFields.shape,
  id: idOf('rh.work_time'),
  exemptionReason: z.string().nullable(),
  ...termFields,
})
export type WorkTime = z.output<typeof WorkTime>
