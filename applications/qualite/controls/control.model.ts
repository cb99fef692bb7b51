import { z } from 'zod'
import { businessZone } from '#kernel/shared/business-zone.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { type ControlMeasure, kindsOfPlan } from '../control-plans/control-plan.model.ts'

export const verdicts = ['conform', 'not_conform', 'not_applicable'] as const
export type Verdict = (typeof verdicts)[number]
/** What becomes of goods that do not conform; `held` keeps their lot from going on. */
export const fates = ['accepted', 'reworked', 'downgraded', 'destroyed', 'held'] as const
export type Fate = (typeof fates)[number]

/** `overdue` may still be done, and is late then; `missed` may not, since its day is over. A lot is never missed. */
export const statesOfControl = ['to_come', 'due', 'overdue', 'missed', 'done'] as const
export type StateOfControl = (typeof statesOfControl)[number]

/** Which records a list shows. */
export const statesOfRecords = ['counting', 'to_validate', 'not_conform', 'cancelled'] as const

const Measure = z.object({
  name: z.string(),
  unit: z.string().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  decimals: z.int(),
})

export const ControlDue = z.object({
  id: idOf('qualite.control_due'),
  planId: idOf('qualite.control_plan'),
  code: z.string(),
  label: z.string(),
  kind: z.enum(kindsOfPlan),
  place: z.string().nullable(),
  company: z.string(),
  instruction: z.string().nullable(),
  corrective: z.string().nullable(),
  measures: z.array(Measure),
  dueAt: z.string(),
  lotNumber: z.string().nullable(),
  state: z.enum(statesOfControl),
  verdict: z.enum(verdicts).nullable(),
  canRecord: z.boolean(),
})
export type ControlDue = z.output<typeof ControlDue>

/** Of controls at hours: those that are done, late or not, and those whose day is over without. */
export const ControlRate = z.object({ due: z.int(), done: z.int(), late: z.int(), missed: z.int() })
export type ControlRate = z.output<typeof ControlRate>

export const ControlsOfDay = z.object({
  date: z.iso.date(),
  dues: z.array(ControlDue),
  /** Of the seven days that end with this one. */
  week: ControlRate,
})
export type ControlsOfDay = z.output<typeof ControlsOfDay>

export const ControlRecord = z.object({
  id: idOf('qualite.control_record'),
  dueId: idOf('qualite.control_due'),
  code: z.string(),
  label: z.string(),
  kind: z.enum(kindsOfPlan),
  company: z.string(),
  lotNumber: z.string().nullable(),
  dueAt: z.string(),
  recordedAt: z.string(),
  by: z.string().nullable(),
  verdict: z.enum(verdicts),
  isLate: z.boolean(),
  values: z.array(Measure.extend({ value: z.number() })),
  correction: z.string().nullable(),
  fate: z.enum(fates).nullable(),
  remark: z.string().nullable(),
  validatedAt: z.string().nullable(),
  validatedBy: z.string().nullable(),
  cancelledFor: z.string().nullable(),
  can: z.object({ cancel: z.boolean(), validate: z.boolean() }),
})
export type ControlRecord = z.output<typeof ControlRecord>

type Limits = Pick<ControlMeasure, 'low' | 'high'>

/** Limits conform themselves. */
export const isWithin = ({ low, high }: Limits, value: number) =>
  (low === null || value >= low) && (high === null || value <= high)

/** Whether a value says no more than its measure can: `3.95` is too fine where one decimal is read. */
export const isAsFineAs = ({ decimals }: Pick<ControlMeasure, 'decimals'>, value: number) =>
  Math.abs(value * 10 ** decimals - Math.round(value * 10 ** decimals)) < 1e-6

export const verdictOf = (read: readonly { measure: Limits; value: number }[]): Verdict =>
  read.every(({ measure, value }) => isWithin(measure, value)) ? 'conform' : 'not_conform'

type Judged = { dueAt: string; graceMin: number; isOfLot: boolean; isDone: boolean; now: Temporal.Instant }

/** How far a control is: in time from so many minutes before its hour to as many after it. */
export function stateOfControl({ dueAt, graceMin, isOfLot, isDone, now }: Judged): StateOfControl {
  if (isDone) return 'done'
  const due = Temporal.Instant.from(dueAt)
  if (Temporal.Instant.compare(now, due.subtract({ minutes: graceMin })) < 0) return 'to_come'
  if (Temporal.Instant.compare(now, due.add({ minutes: graceMin })) <= 0) return 'due'
  const dayOf = (at: Temporal.Instant) => at.toZonedDateTimeISO(businessZone).toPlainDate()
  return isOfLot || Temporal.PlainDate.compare(dayOf(now), dayOf(due)) <= 0 ? 'overdue' : 'missed'
}

/** How many of a hundred were done, to a tenth; null of none. */
export const shareDone = ({ due, done }: Pick<ControlRate, 'due' | 'done'>) =>
  due === 0 ? null : Math.round((done / due) * 1_000) / 10
