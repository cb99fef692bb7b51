import { z } from 'zod'
import { hourOfDay } from '#kernel/shared/hour-of-day.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { timeRules } from './time-limits.model.ts'

/** `draft` until a leader hands them on, `locked` once they are paid. */
export const hourStates = ['draft', 'submitted', 'validated', 'locked'] as const
export type HourState = (typeof hourStates)[number]
export const hourSources = ['crew', 'self', 'import', 'culture', 'atelier', 'badge'] as const

/** Weeks that are entered: those of these years. */
export const firstYear = 2020
export const lastYear = 2100

const Hour = z.string().regex(hourOfDay)
/** People whose hours are written, handed on or validated at once. */
export const mostAtOnce = 500
/** Characters of a reason that says something. */
export const shortestReason = 10

const hours = {
  workDate: z.iso.date(),
  from: Hour.nullable(),
  until: Hour.nullable(),
  /** Minutes taken off what lies between. */
  breakMinutes: z.int().min(0).max(600),
  /** Minutes in all, where hours are not noted. */
  totalMinutes: z.int().min(1).max(1440).nullable(),
  task: z.string().trim().min(1).max(80).nullable(),
}
type Hours = { from: string | null; until: string | null; totalMinutes: number | null }

/** Either from one hour to another, or so many minutes in all (code du travail, D3171-8). */
const saysHours = ({ from, until, totalMinutes }: Hours) =>
  totalMinutes === null ? from !== null && until !== null : from === null && until === null
const eitherOr = { path: ['until'], message: 'rh.hours.either-or' }

/** What is written of a day; hours that do not end later than they begin end the day after. */
export const HourFields = z.strictObject(hours).refine(saysHours, eitherOr)
export type HourFields = z.infer<typeof HourFields>

export const NewHours = z
  .strictObject({ ...hours, clientEntryId: z.uuid(), employeeId: idOf('rh.employee') })
  .refine(saysHours, eitherOr)
export type NewHours = z.infer<typeof NewHours>

export const EditedHours = z
  .strictObject({ ...hours, id: idOf('rh.time_entry'), version: z.int32() })
  .refine(saysHours, eitherOr)
export type EditedHours = z.infer<typeof EditedHours>

export const WorkedHours = z.object({
  id: z.uuid(),
  ...hours,
  workedMinutes: z.int(),
  source: z.enum(hourSources),
  state: z.enum(hourStates),
  version: z.int(),
})
export type WorkedHours = z.infer<typeof WorkedHours>

export const TimeFinding = z.object({
  rule: z.enum(timeRules),
  level: z.enum(['warn', 'block']),
  day: z.iso.date().nullable(),
  value: z.int().nullable(),
  limit: z.int().nullable(),
})

/** The week of somebody; `state` is the least of his hours', null where he has none. Minutes. */
export const PersonWeek = z.object({
  id: z.uuid(),
  name: z.string(),
  firstname: z.string(),
  company: z.string(),
  site: z.string().nullable(),
  hours: z.array(WorkedHours),
  minutes: z.object({
    worked: z.int(),
    night: z.int(),
    sunday: z.int(),
    holiday: z.int(),
    quarterMore: z.int(),
    halfMore: z.int(),
  }),
  findings: z.array(TimeFinding),
  state: z.enum(hourStates).nullable(),
  /** Why it was validated as it is, or opened again: what was said last. */
  reason: z.string().nullable(),
  can: z.object({ write: z.boolean(), validate: z.boolean() }),
})
export type PersonWeek = z.infer<typeof PersonWeek>

export const outcomes = ['done', 'unknown', 'overlap', 'too-long', 'to-come', 'closed', 'findings', 'nothing'] as const
/** `unknown`: nobody of the caller's companies. `to-come`: of a day that has not begun. `closed`: validated or paid. `findings`: the law is passed and no reason said. */
export type Outcome = (typeof outcomes)[number]

export const WrittenHours = z.object({ clientEntryId: z.uuid(), outcome: z.enum(outcomes) })
export const MovedWeek = z.object({ employeeId: z.uuid(), name: z.string(), outcome: z.enum(outcomes) })
export type MovedWeek = z.infer<typeof MovedWeek>

const Named = z.object({ id: z.uuid(), name: z.string() })
/** For filters and forms: what the reader's companies have; tasks are those written in the last weeks. */
export const HoursChoices = z.object({
  companies: z.array(Named),
  sites: z.array(Named),
  tasks: z.array(z.string()),
  can: z.object({ write: z.boolean(), validate: z.boolean() }),
})
