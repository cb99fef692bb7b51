import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { Kilograms } from '#kernel/shared/weight.ts'
import { kindsOfNode } from './trace.model.ts'

export const statesOfRecall = ['exercise', 'simulation', 'triggered', 'closed'] as const
export const answersOfRecall = ['blocked', 'destroyed', 'returned', 'sold', 'unreachable'] as const

/** Minutes that the second person has. */
export const minutesToConfirm = 30
/** What must be found again before a recall is closed without saying why. */
export const leastFound = 0.99

const reason = z.string().overwrite(asOneLine).min(1).max(500)

export const recallFields = z.strictObject({
  reason,
  severity: z.int().min(1).max(3),
  originKind: z.enum(kindsOfNode),
  originId: z.string().max(100),
  exercise: z.boolean(),
})
export type RecallFields = z.output<typeof recallFields>

export const Recall = z.object({
  id: idOf('platform.recall'),
  number: z.string(),
  reason: z.string(),
  severity: z.int(),
  originKind: z.enum(kindsOfNode),
  originId: z.string(),
  origin: z.string(),
  state: z.enum(statesOfRecall),
  lots: z.int(),
  pallets: z.int(),
  customers: z.int(),
  shippedKg: Kilograms,
  recoveredKg: Kilograms,
  answered: z.int(),
  lines: z.int(),
  scopedInMs: z.int(),
  startedAt: z.string(),
  startedBy: z.string(),
  triggeredAt: z.string().nullable(),
  triggeredBy: z.string().nullable(),
  confirmedBy: z.string().nullable(),
  endedAt: z.string().nullable(),
  endReason: z.string().nullable(),
  can: z.object({ trigger: z.boolean(), confirm: z.boolean(), answer: z.boolean(), close: z.boolean() }),
})
export type Recall = z.output<typeof Recall>

export const RecallLine = z.object({
  id: idOf('platform.recall_line'),
  numLot: z.string(),
  sscc: z.string().nullable(),
  deliveryNote: z.string(),
  customer: z.string(),
  contact: z.string().nullable(),
  kg: Kilograms,
  cases: z.int(),
  answer: z.enum(answersOfRecall).nullable(),
  recoveredKg: Kilograms.nullable(),
})
export type RecallLine = z.output<typeof RecallLine>

export const RecallInFull = Recall.extend({
  rows: z.array(RecallLine),
  /** Lots and pallets that appeared after the scope was frozen. */
  outside: z.object({ lots: z.array(z.string()), pallets: z.int() }),
})
export type RecallInFull = z.output<typeof RecallInFull>
