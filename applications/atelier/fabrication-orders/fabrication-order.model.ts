import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { Kilograms, PositiveKilograms } from '#kernel/shared/weight.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { fatesOfDefect } from '#atelier/defect-kinds/defect-kind.model.ts'
import { orderStates } from './order-state.model.ts'

export const ordersElement = 'atelier/fabrication'
export const gapRight = 'atelier/fabrication#ecart'
export const lotCorrectionRight = 'atelier/fabrication#correction_lot'
export const forcingRight = 'atelier/fabrication#forcer_negatif'

/** Why a line, or a machine, stands still. */
export const stopReasons = [
  'breakdown',
  'format_change',
  'raw_shortage',
  'packaging_shortage',
  'break',
  'cleaning',
  'quality',
  'other',
] as const
export type StopReason = (typeof stopReasons)[number]

/** A stop that somebody is called to mend. */
export const isToMend = (reasonCode: string) => reasonCode === 'breakdown'

export const remark = z.string().overwrite(asOneLine).max(200)

/** When it was done, where that is not now, as a tablet may have been without network for 8 hours; and who did it there. */
export const onTheFloor = {
  happenedAt: z.iso.datetime({ offset: true }).nullable().optional(),
  /** What `giveOperatorTicket` gave to whoever typed his code. 409 OPERATOR_UNKNOWN of one that is over. */
  operatorTicket: z.string().max(200).optional(),
}

export const mostLots = 50
export const mostDefects = 40
export const PlannedLot = z.strictObject({ lotId: idOf('atelier.lot'), plannedKg: PositiveKilograms })

export const Pause = z.object({
  id: idOf('atelier.pause'),
  orderId: idOf('atelier.fabrication_order'),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  reasonCode: z.enum(stopReasons),
  comment: z.string().nullable(),
  /** Whole ones, up to now of one that lasts. */
  minutes: z.int(),
  by: z.string().nullable(),
  /** Of the ticket that was opened for it. */
  ticketNumber: z.string().nullable(),
})
export type Pause = z.output<typeof Pause>

/** So much of what an order downgraded or wasted was for one defect. */
export const DefectOfOrder = z.object({
  fate: z.enum(fatesOfDefect),
  defectKindId: idOf('atelier.defect_kind'),
  name: z.string(),
  kg: Kilograms,
})
export type DefectOfOrder = z.output<typeof DefectOfOrder>

export const FabricationOrder = z.object({
  id: idOf('atelier.fabrication_order'),
  number: z.string(),
  ligneDetailId: idOf('atelier.ligne_detail').nullable(),
  ligneAtelierId: idOf('atelier.ligne_atelier'),
  line: z.string(),
  atelierId: idOf('atelier.workshop'),
  articleId: idOf('platform.article'),
  article: z.string(),
  specTiersId: idOf('platform.customer_spec').nullable(),
  customer: z.string().nullable(),
  plannedOn: z.iso.date(),
  state: z.enum(orderStates),
  plannedCases: z.int(),
  plannedKg: Kilograms,
  netCaseKg: Kilograms,
  doneCases: z.int(),
  pouredKg: Kilograms,
  producedKg: Kilograms,
  downgradedKg: Kilograms,
  wasteKg: Kilograms,
  lossKg: Kilograms,
  /** The largest first. */
  defects: z.array(DefectOfOrder),
  yieldPct: z.number().nullable(),
  casesPerHour: z.int().nullable(),
  standardCasesPerHour: z.int().nullable(),
  estimatedEnd: z.string().nullable(),
  gapReason: z.string().nullable(),
  startedAt: z.string().nullable(),
  pouringEndedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  closedAt: z.string().nullable(),
  pauseMin: z.int(),
  netMin: z.int(),
  openPause: Pause.nullable(),
  outputNumLots: z.array(z.string()),
  can: z.object({
    start: z.boolean(),
    work: z.boolean(),
    suspend: z.boolean(),
    /** Its line broke down without one of its machines, and somebody mends. */
    report: z.boolean(),
    finish: z.boolean(),
    endPouring: z.boolean(),
    close: z.boolean(),
    cancel: z.boolean(),
  }),
  version: z.int32(),
})
export type FabricationOrder = z.output<typeof FabricationOrder>

export const detailStatuses = ['planned', 'pouring', 'poured', 'withdrawn'] as const

/** A lot of an order. */
export const FabricationOrderDetail = z.object({
  id: idOf('atelier.fabrication_order_detail'),
  orderId: idOf('atelier.fabrication_order'),
  lotId: idOf('atelier.lot'),
  numLot: z.string(),
  codeAtelier: z.string(),
  familleId: idOf('platform.article_family'),
  family: z.string(),
  qualityStatus: z.string(),
  origin: z.string().nullable(),
  place: z.string().nullable(),
  harvestedOn: z.string().nullable(),
  plannedKg: Kilograms,
  pouredKg: Kilograms,
  remainingKg: Kilograms,
  status: z.enum(detailStatuses),
  rank: z.int(),
  pouredAt: z.string().nullable(),
  version: z.int32(),
})
export type FabricationOrderDetail = z.output<typeof FabricationOrderDetail>

/** A lot that may be poured; the first four are those that the brief reads. */
export const AvailableLot = z.object({
  id: idOf('atelier.lot'),
  codeAtelier: z.string(),
  /** What is left of it, in kg with 3 decimals. */
  poids: Kilograms,
  familleId: idOf('platform.article_family'),
  numLot: z.string(),
  family: z.string(),
  harvestedOn: z.string().nullable(),
  ageDays: z.int().nullable(),
  cropCode: z.string().nullable(),
  origin: z.string().nullable(),
  place: z.string().nullable(),
  certificates: z.array(z.string()),
  /** For other orders. */
  reservedKg: Kilograms,
  /** Oldest harvest first. */
  proposedRank: z.int(),
})
export type AvailableLot = z.output<typeof AvailableLot>

export const orderActs = [
  'created',
  'started',
  'suspended',
  'resumed',
  'poured',
  'withdrawn',
  'lot_added',
  'lot_changed',
  'cases',
  'pouring_ended',
  'finished',
  'closed',
  'cancelled',
] as const
export type OrderAct = (typeof orderActs)[number]

/** Something that became of an order. */
export const EventOfOrder = z.object({
  id: idOf('atelier.fabrication_order_event'),
  what: z.enum(orderActs),
  at: z.string(),
  by: z.string().nullable(),
  comment: z.string().nullable(),
  numLot: z.string().nullable(),
  newNumLot: z.string().nullable(),
  kg: Kilograms.nullable(),
  cases: z.int().nullable(),
})
export type EventOfOrder = z.output<typeof EventOfOrder>
