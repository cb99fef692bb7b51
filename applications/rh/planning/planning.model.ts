import { z } from 'zod'
import { hourOfDay } from '#kernel/shared/hour-of-day.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { planningRules } from './planned-week.model.ts'

/** Nobody is told of a draft. `changed`: it was published, and moved since. */
export const shiftStates = ['draft', 'published', 'changed', 'cancelled'] as const
/** Of a week, from what is to be done to what is done. */
export const weekStates = ['draft', 'changed', 'published'] as const
export type WeekState = (typeof weekStates)[number]

/** Weeks that are planned: those of these years. */
export const firstYear = 2020
export const lastYear = 2100
/** Shifts that are written at once. */
export const mostAtOnce = 500
/** Characters of a reason that says something. */
export const shortestReason = 10

export const Hour = z.string().regex(hourOfDay)

/** When somebody is to work; hours that do not end later than they begin end the day after. */
const hours = {
  workDate: z.iso.date(),
  from: Hour,
  until: Hour,
  /** Minutes taken off what lies between. */
  breakMinutes: z.int().min(0).max(600),
  /** Null: the position of his contract. */
  positionId: idOf('rh.position').nullable(),
  /** Null: the unit where he works. */
  unitId: idOf('rh.unit').nullable(),
}
export const ShiftFields = z.strictObject(hours)
export type ShiftFields = z.infer<typeof ShiftFields>
export const NewShift = z.strictObject({ ...hours, clientShiftId: z.uuid(), employeeId: idOf('rh.employee') })
export type NewShift = z.infer<typeof NewShift>
export const ReadShift = z.strictObject({ id: idOf('rh.shift'), version: z.int32() })
export type ReadShift = z.infer<typeof ReadShift>
export const EditedShift = z.strictObject({ ...hours, ...ReadShift.shape })
export type EditedShift = z.infer<typeof EditedShift>

export const outcomes = [
  'done',
  'unknown',
  'overlap',
  'too-long',
  'changed-since',
  'unknown-place',
  'unknown-position',
] as const
/** `unknown`: nobody, or nothing, of the caller's companies. `changed-since`: somebody saved in between. */
export type Outcome = (typeof outcomes)[number]
/** `key`: the id that the page gave, or that of the shift. */
export const WrittenShift = z.object({ key: z.uuid(), outcome: z.enum(outcomes) })
export type WrittenShift = z.infer<typeof WrittenShift>

export const PlannedShift = z.object({
  id: z.uuid(),
  ...hours,
  position: z.string().nullable(),
  unit: z.string().nullable(),
  workedMinutes: z.int(),
  state: z.enum(shiftStates),
  version: z.int(),
})
export type PlannedShift = z.infer<typeof PlannedShift>

/** Minutes or days of `value` and `limit`, as the rule counts them. */
export const PlanningFinding = z.object({
  rule: z.enum(planningRules),
  level: z.enum(['warn', 'block']),
  day: z.iso.date().nullable(),
  value: z.int().nullable(),
  limit: z.int().nullable(),
  what: z.string().nullable(),
})

/** The planned week of somebody, without why he is away; `state` is null where nothing is planned. */
export const PlannedPerson = z.object({
  id: z.uuid(),
  name: z.string(),
  firstname: z.string(),
  companyId: z.uuid(),
  company: z.string(),
  site: z.string().nullable(),
  unit: z.string().nullable(),
  position: z.string().nullable(),
  shifts: z.array(PlannedShift),
  /** Days on which he is away, in part or wholly. */
  awayOn: z.array(z.iso.date()),
  minutes: z.int(),
  findings: z.array(PlanningFinding),
  state: z.enum(weekStates).nullable(),
  can: z.object({ write: z.boolean() }),
})
export type PlannedPerson = z.infer<typeof PlannedPerson>

const need = {
  companyId: idOf('platform.company'),
  siteId: idOf('rh.site').nullable(),
  unitId: idOf('rh.unit').nullable(),
  positionId: idOf('rh.position'),
  from: Hour,
  until: Hour,
  quantity: z.int().min(1).max(500),
}
/** The same need on each of these days. */
export const NeedFields = z.strictObject({ ...need, days: z.array(z.iso.date()).min(1).max(7) })
export type NeedFields = z.infer<typeof NeedFields>

export const Need = z.object({
  id: z.uuid(),
  ...need,
  day: z.iso.date(),
  position: z.string(),
  place: z.string().nullable(),
  /** Shifts on that position at that time. */
  planned: z.int(),
  version: z.int(),
})
export type Need = z.infer<typeof Need>

/** What was published of a week: the last time for each place. */
export const Publication = z.object({
  id: z.uuid(),
  company: z.string(),
  place: z.string().nullable(),
  publishedAt: z.string(),
  publishedBy: z.string(),
  reason: z.string().nullable(),
  people: z.int(),
  read: z.int(),
  /** Of who has not read it, by name; the first ones. */
  unread: z.array(z.string()),
})
export type Publication = z.infer<typeof Publication>

export const NeedsOfWeek = z.object({ needs: z.array(Need), publications: z.array(Publication) })
export type NeedsOfWeek = z.infer<typeof NeedsOfWeek>

/** What a publication would say, and what stands against it, person by person. */
export const ToPublish = z.object({
  shifts: z.int(),
  people: z.int(),
  /** Those who have an account, and are told. */
  told: z.int(),
  blocking: z.int(),
  findings: z.array(z.object({ employeeId: z.uuid(), name: z.string(), findings: z.array(PlanningFinding) })),
  can: z.object({ force: z.boolean() }),
})
export type ToPublish = z.infer<typeof ToPublish>

const Named = z.object({ id: z.uuid(), name: z.string() })
/** For filters and forms: what the reader's companies have. */
export const PlanningChoices = z.object({
  companies: z.array(Named.extend({ can: z.object({ write: z.boolean(), publish: z.boolean() }) })),
  sites: z.array(Named.extend({ companyId: z.uuid() })),
  units: z.array(Named.extend({ siteId: z.uuid() })),
  positions: z.array(Named),
})
export type PlanningChoices = z.infer<typeof PlanningChoices>

/** The week of whoever is signed in, as it was published; `isKnown` is false where no file of the staff is his. */
export const OwnPlanning = z.object({
  isKnown: z.boolean(),
  shifts: z.array(
    z.object({
      id: z.uuid(),
      workDate: z.iso.date(),
      from: Hour,
      until: Hour,
      breakMinutes: z.int(),
      workedMinutes: z.int(),
      position: z.string().nullable(),
      place: z.string().nullable(),
      isChanged: z.boolean(),
    }),
  ),
  awayOn: z.array(z.iso.date()),
  publication: z.object({ id: z.uuid(), publishedAt: z.string(), readAt: z.string().nullable() }).nullable(),
})
export type OwnPlanning = z.infer<typeof OwnPlanning>
