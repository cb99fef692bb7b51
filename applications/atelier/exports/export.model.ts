import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { Kilograms } from '#kernel/shared/weight.ts'
import { fatesOfDefect } from '#atelier/defect-kinds/defect-kind.model.ts'
import { stopReasons } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import { orderStates } from '#atelier/fabrication-orders/order-state.model.ts'
import { kindsOfLot, kindsOfMove, qualityStatuses, statesOfLot } from '#atelier/lots/lot.model.ts'

/** What leaves as a table, in the order in which the goods go. */
export const tables = ['lots', 'stock', 'moves', 'orders', 'defects', 'stops'] as const
export type TableOfExport = (typeof tables)[number]

export const LotLine = z.object({
  id: idOf('atelier.lot'),
  number: z.string(),
  kind: z.enum(kindsOfLot),
  article: z.string(),
  family: z.string(),
  harvestedOn: z.iso.date().nullable(),
  packedOn: z.iso.date().nullable(),
  bestBefore: z.iso.date().nullable(),
  state: z.enum(statesOfLot),
  qualityStatus: z.enum(qualityStatuses),
  initialKg: Kilograms,
  physicalKg: Kilograms,
  madeAt: z.string(),
})
export type LotLine = z.output<typeof LotLine>

/** What stood of a lot at the end of a day. */
export const StockLine = z.object({
  id: idOf('atelier.lot'),
  number: z.string(),
  kind: z.enum(kindsOfLot),
  article: z.string(),
  family: z.string(),
  /** Where it stood, by name. */
  places: z.array(z.string()),
  harvestedOn: z.iso.date().nullable(),
  bestBefore: z.iso.date().nullable(),
  kg: Kilograms,
  cases: z.int(),
})
export type StockLine = z.output<typeof StockLine>

export const MoveLine = z.object({
  id: idOf('atelier.stock_move'),
  movedAt: z.string(),
  kind: z.enum(kindsOfMove),
  lot: z.string(),
  article: z.string(),
  from: z.string(),
  to: z.string(),
  kg: Kilograms,
  cases: z.int(),
  reason: z.string().nullable(),
  by: z.string().nullable(),
})
export type MoveLine = z.output<typeof MoveLine>

export const OrderLine = z.object({
  id: idOf('atelier.fabrication_order'),
  number: z.string(),
  plannedOn: z.iso.date(),
  line: z.string(),
  article: z.string(),
  customer: z.string().nullable(),
  state: z.enum(orderStates),
  plannedCases: z.int(),
  doneCases: z.int(),
  pouredKg: Kilograms,
  producedKg: Kilograms,
  downgradedKg: Kilograms,
  wasteKg: Kilograms,
  lossKg: Kilograms,
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
})
export type OrderLine = z.output<typeof OrderLine>

/** So much of what an order downgraded or wasted, for one defect. */
export const DefectLine = z.object({
  id: idOf('atelier.order_defect'),
  at: z.string(),
  defect: z.string(),
  fate: z.enum(fatesOfDefect),
  kg: Kilograms,
  order: z.string(),
  line: z.string(),
  article: z.string(),
})
export type DefectLine = z.output<typeof DefectLine>

export const StopLine = z.object({
  id: idOf('atelier.pause'),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  /** Whole ones, up to now of one that lasts. */
  minutes: z.int(),
  reasonCode: z.enum(stopReasons),
  comment: z.string().nullable(),
  order: z.string(),
  line: z.string(),
  by: z.string().nullable(),
})
export type StopLine = z.output<typeof StopLine>
