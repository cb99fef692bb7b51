import { z } from 'zod'
import { hourOfDay } from '#kernel/shared/hour-of-day.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { Kilograms } from '#kernel/shared/weight.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { lineStates } from '#atelier/lines/line.model.ts'
import { shifts } from './shift.model.ts'

export const planElement = 'atelier/conditionnement'

/** What became of a plan: `planned` until it has an order. */
export const planStates = ['planned', 'created', 'running', 'suspended', 'finished', 'closed'] as const
export type PlanState = (typeof planStates)[number]

export const mostCases = 1_000_000
const time = z.string().regex(hourOfDay)

/** So many cases of an article, on a line, in a shift. */
export const detailFields = {
  ligneAtelierId: idOf('atelier.ligne_atelier'),
  date: z.iso.date(),
  shift: z.enum(shifts),
  /** Its turn in the shift; last unless said. */
  rank: z.int().min(1).max(999).optional(),
  articleId: idOf('platform.article'),
  specTiersId: idOf('platform.customer_spec').nullable().default(null),
  customerId: idOf('platform.partner').nullable().default(null),
  qualityId: idOf('platform.quality').nullable().default(null),
  /** 0 takes the plan away. */
  plannedCases: z.int().min(0).max(mostCases),
  startTime: time.nullable().default(null),
}

export const LigneDetail = z.object({
  id: idOf('atelier.ligne_detail'),
  ligneAtelierId: idOf('atelier.ligne_atelier'),
  date: z.iso.date(),
  year: z.int(),
  week: z.int(),
  shift: z.enum(shifts),
  rank: z.int(),
  articleId: idOf('platform.article'),
  article: z.string(),
  specTiersId: idOf('platform.customer_spec').nullable(),
  customerId: idOf('platform.partner').nullable(),
  customer: z.string().nullable(),
  qualityId: idOf('platform.quality').nullable(),
  plannedCases: z.int(),
  plannedKg: Kilograms,
  doneCases: z.int(),
  doneKg: Kilograms,
  startTime: z.string().nullable(),
  durationMin: z.int(),
  /** Its shift holds more than the line can do. */
  overloaded: z.boolean(),
  fabricationOrderId: idOf('atelier.fabrication_order').nullable(),
  number: z.string().nullable(),
  state: z.enum(planStates),
  version: z.int32(),
})
export type LigneDetail = z.output<typeof LigneDetail>

/** What is to be packed of an article for a customer on a day. */
export const PackingForecast = z.object({
  date: z.iso.date(),
  year: z.int(),
  week: z.int(),
  articleId: idOf('platform.article'),
  article: z.string(),
  familleId: idOf('platform.article_family'),
  qualityId: idOf('platform.quality').nullable(),
  specTiersId: idOf('platform.customer_spec').nullable(),
  customerId: idOf('platform.partner').nullable(),
  customer: z.string().nullable(),
  /** What somebody corrected, else what is asked for, rounded up to the layer. */
  cases: z.int(),
  manualCases: z.int().nullable(),
  reason: z.string().nullable(),
  kg: Kilograms,
  plannedCases: z.int(),
  doneCases: z.int(),
  doneKg: Kilograms,
  toPlanCases: z.int(),
  toMakeCases: z.int(),
  /** Of what is packed and free, counted once, for the first days first. */
  stockCases: z.int(),
  /** What is asked for changed since somebody corrected it. */
  demandMoved: z.boolean(),
})
export type PackingForecast = z.output<typeof PackingForecast>

export const CustomerSpec = z.object({
  id: idOf('platform.customer_spec').nullable(),
  articleId: idOf('platform.article'),
  partnerId: idOf('platform.partner').nullable(),
  customerLabel: z.string().nullable(),
  nominalG: z.int().nullable(),
  casesPerLayer: z.int().nullable(),
  casesPerPallet: z.int().nullable(),
  bestBeforeDays: z.int().nullable(),
  qualityId: idOf('platform.quality').nullable(),
})
export type CustomerSpec = z.output<typeof CustomerSpec>

export const correctionFields = {
  atelierId: idOf('atelier.workshop'),
  date: z.iso.date(),
  articleId: idOf('platform.article'),
  specTiersId: idOf('platform.customer_spec').nullable().default(null),
  customerId: idOf('platform.partner').nullable().default(null),
  /** Null takes the correction away. */
  manualCases: z.int().min(0).max(mostCases).nullable(),
  reason: z.string().overwrite(asOneLine).max(200).default(''),
}

export const conflictKinds = ['overloaded', 'line_off', 'lot_held', 'raw_short'] as const
export type ConflictKind = (typeof conflictKinds)[number]

/** What will not go as planned, and how much of it. */
export const Conflict = z.object({
  kind: z.enum(conflictKinds),
  ligneAtelierId: idOf('atelier.ligne_atelier').nullable(),
  /** The line, the lot or the family. */
  name: z.string(),
  date: z.iso.date(),
  /** Minutes beyond the shift, or kg that will be missing. */
  pct: z.int().nullable(),
  minutes: z.int().nullable(),
  kg: Kilograms.nullable(),
  detailIds: z.array(idOf('atelier.ligne_detail')),
})
export type Conflict = z.output<typeof Conflict>

/** A week of a workshop: its lines, their plans, what is in the way. */
export const WeekPlan = z.object({
  year: z.int(),
  week: z.int(),
  days: z.array(z.iso.date()),
  today: z.iso.date(),
  lines: z.array(
    z.object({
      id: idOf('atelier.ligne_atelier'),
      code: z.string(),
      label: z.string(),
      active: z.boolean(),
      state: z.enum(lineStates),
      pausedSince: z.string().nullable(),
    }),
  ),
  details: z.array(LigneDetail),
  conflicts: z.array(Conflict),
  can: z.object({ plan: z.boolean(), order: z.boolean() }),
})
export type WeekPlan = z.output<typeof WeekPlan>
