import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

export const reasonsOfPlan = ['heat', 'price', 'maintenance', 'grid', 'test'] as const

const instant = z.iso.datetime({ offset: true })

export const PlanFields = z.strictObject({
  sourceId: idOf('energie.source'),
  engineNo: z.int().min(1).max(20),
  startsAt: instant,
  endsAt: instant,
  /** Kilowatts, at most the power of its source. */
  setpointKw: z.int().min(1).max(1_000_000),
  reason: z.enum(reasonsOfPlan),
})
export type PlanFields = z.output<typeof PlanFields>

export const EnginePlan = z.object({
  ...PlanFields.shape,
  id: idOf('energie.engine_plan'),
  startsAt: z.string(),
  endsAt: z.string(),
  source: z.string(),
  version: z.int32(),
})
export type EnginePlan = z.output<typeof EnginePlan>

/** A week of engines, beside what electricity is worth on its days in euros for a megawatt-hour. */
export const PlannedWeek = z.object({
  days: z.array(z.object({ day: z.string(), price: z.number().nullable().optional() })),
  sources: z.array(z.object({ id: idOf('energie.source'), name: z.string(), powerKw: z.int().nullable() })),
  /** What may tell what the engines made. */
  meters: z.array(z.object({ id: idOf('energie.meter'), name: z.string() })),
  plans: z.array(EnginePlan),
})
export type PlannedWeek = z.output<typeof PlannedWeek>

/** A day as it was planned and as it was: kilowatts by ten minutes, megawatt-hours, cents. */
export const PlanDeviation = z.object({
  moments: z.array(z.string()),
  planned: z.array(z.number()),
  actual: z.array(z.number().nullable()),
  surplusMwh: z.number(),
  shortageMwh: z.number(),
  missing: z.int(),
  cents: z.int().nullable().optional(),
})
export type PlanDeviation = z.output<typeof PlanDeviation>
