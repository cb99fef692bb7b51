import { z } from 'zod'
import { businessZone } from '#kernel/shared/business-zone.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'

/** Critical points and operational prerequisites (ISO 22000), then what else is controlled. */
export const kindsOfPlan = [
  'ccp',
  'prpo',
  'product',
  'cleaning',
  'calibration',
  'glass',
  'pest',
  'water',
  'weight',
  'other',
] as const
export type KindOfPlan = (typeof kindsOfPlan)[number]

/** Lots that may wait for a control before they go on, as Atelier calls them. */
export const kindsOfControlledLot = ['harvest', 'supply', 'mixture', 'preparation', 'finished', 'return'] as const
export type KindOfControlledLot = (typeof kindsOfControlledLot)[number]

const mostMeasures = 20
const mostTimes = 24
const limit = z.number().min(-1_000_000).max(1_000_000).nullable().default(null)
const line = (most: number) => z.string().overwrite(asOneLine).min(1).max(most)
const text = z.string().trim().min(1).max(2_000).nullable().default(null)

export const ControlMeasure = z
  .strictObject({
    name: line(60),
    unit: line(12).nullable().default(null),
    /** Conform from the one to the other, both included; none on a side that has no limit. */
    low: limit,
    high: limit,
    decimals: z.int().min(0).max(3).default(0),
  })
  .refine(({ low, high }) => low === null || high === null || low <= high, {
    path: ['high'],
    error: 'qualite.controls.limits-apart',
  })
export type ControlMeasure = z.output<typeof ControlMeasure>

const unlike = <Value>(values: readonly Value[]) => new Set(values).size === values.length

export const planFields = {
  label: line(80),
  kind: z.enum(kindsOfPlan),
  place: line(80).nullable().default(null),
  weekdays: z.array(z.int().min(1).max(7)).max(7).refine(unlike, 'qualite.controls.twice').default([]),
  /** Of the day in France: `06:30`. */
  times: z
    .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'qualite.controls.time-form'))
    .max(mostTimes)
    .refine(unlike, 'qualite.controls.twice')
    .default([]),
  lotKinds: z.array(z.enum(kindsOfControlledLot)).refine(unlike, 'qualite.controls.twice').default([]),
  /** Minutes within which it is done in time. */
  graceMin: z.int().min(0).max(1_440).default(30),
  instruction: text,
  corrective: text,
  measures: z.array(ControlMeasure).max(mostMeasures).default([]),
}

export const planCode = z
  .string()
  .overwrite(written => written.trim().toUpperCase())
  .regex(/^[A-Z0-9-]{1,20}$/, 'qualite.controls.code-form')

export const ControlPlan = z.object({
  ...planFields,
  id: idOf('qualite.control_plan'),
  companyId: idOf('platform.company'),
  company: z.string(),
  code: z.string(),
  isArchived: z.boolean(),
  canManage: z.boolean(),
  version: z.int32(),
})
export type ControlPlan = z.output<typeof ControlPlan>

type Rhythm = { weekdays: readonly number[]; times: readonly string[]; lotKinds: readonly string[] }

/** A plan is of hours or of lots: days go with their hours, and neither with lots. */
export const hasOneRhythm = ({ weekdays, times, lotKinds }: Rhythm) =>
  lotKinds.length === 0 ? weekdays.length > 0 && times.length > 0 : weekdays.length === 0 && times.length === 0

/** When it is to be done on a day: instants, the earliest first. An hour that a night skips is done when it would have been. */
export const duesOfDay = ({ weekdays, times }: Pick<Rhythm, 'weekdays' | 'times'>, day: Temporal.PlainDate) =>
  weekdays.includes(day.dayOfWeek)
    ? times
        .toSorted()
        .map(plainTime => day.toZonedDateTime({ timeZone: businessZone, plainTime }).toInstant().toString())
    : []
