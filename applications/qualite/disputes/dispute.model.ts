import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { Kilograms, PositiveKilograms } from '#kernel/shared/weight.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'

export const statesOfDispute = [
  'registered',
  'analysis',
  'production_reply',
  'decision',
  'accounting',
  'settled',
  'dismissed',
  'cancelled',
] as const
export type StateOfDispute = (typeof statesOfDispute)[number]
export const openStates = ['registered', 'analysis', 'production_reply', 'decision', 'accounting'] as const
export type OpenState = (typeof openStates)[number]
export const isOpen = (state: StateOfDispute): state is OpenState =>
  (openStates as readonly StateOfDispute[]).includes(state)

export const kindsOfDispute = ['price_cut', 'refusal', 'missing', 'credit', 'replacement', 'information'] as const
export const sourcesOfDispute = ['call', 'mail', 'portal'] as const
export const responsibilities = [
  'culture',
  'workshop',
  'transport',
  'packaging',
  'commerce',
  'customer',
  'supplier',
  'not_established',
] as const
export const lateReasons = ['notified_late', 'request_late', 'no_grading_record'] as const
export type LateReason = (typeof lateReasons)[number]
export const kindsOfProof = ['photo', 'grading_report', 'temperature', 'weighing', 'mail', 'other'] as const
export const kindsOfEvent = [
  'registered',
  'transmitted',
  'asked',
  'replied',
  'to_decide',
  'decided',
  'asked_more',
  'settled',
  'dismissed',
  'cancelled',
  'reopened',
  'held',
  'message',
  'proof',
] as const
export type KindOfEvent = (typeof kindsOfEvent)[number]

/** What is wrong, by family; what may harm who eats it is told apart. */
export const familiesOfReason = {
  quality: ['ripeness', 'rot', 'bruise', 'size', 'mixture', 'foreign_body', 'residue'],
  quantity: ['shortage', 'overweight', 'wrong_article'],
  packing: ['packaging', 'label'],
  transport: ['temperature', 'delay'],
  trade: ['price', 'other'],
} as const
export type FamilyOfReason = keyof typeof familiesOfReason
export type ReasonOfDispute = (typeof familiesOfReason)[FamilyOfReason][number]
export const reasonsOfDispute = Object.values(familiesOfReason).flat() as [ReasonOfDispute, ...ReasonOfDispute[]]
export const harmfulReasons: readonly ReasonOfDispute[] = ['foreign_body', 'residue']

const text = (most: number, least = 1) => z.string().overwrite(asSeveralLines).min(least).max(most)
export const sentence = text(2_000)
export const replyOfProduction = text(4_000, 20)
const oneLine = (most: number) => z.string().overwrite(asOneLine).min(1).max(most)
const mostCents = 1_000_000_000

export const disputeLineFields = z.strictObject({
  documentLineId: idOf('platform.sales_document_line').nullable().default(null),
  articleId: idOf('platform.article'),
  lotNumber: oneLine(40).nullable().default(null),
  sscc: z
    .string()
    .regex(/^\d{18}$/, 'qualite.dispute.sscc-form')
    .nullable()
    .default(null),
  cases: z.int().min(0).max(100_000).default(0),
  kg: PositiveKilograms,
})

/** What a customer's call tells (design of quality, section 2). */
export const disputeFields = {
  partnerId: idOf('platform.partner'),
  deliveryNoteId: idOf('platform.sales_document').nullable().default(null),
  noteText: oneLine(60).nullable().default(null),
  deliveredAt: z.iso.datetime({ offset: true }),
  notifiedAt: z.iso.datetime({ offset: true }),
  kind: z.enum(kindsOfDispute),
  reason: z.enum(reasonsOfDispute),
  severity: z.int().min(1).max(3).default(1),
  source: z.enum(sourcesOfDispute).default('call'),
  facts: text(4_000).nullable().default(null),
  requestedCents: z.int().min(0).max(mostCents).default(0),
  lines: z.array(disputeLineFields).max(100).default([]),
}
export const amountGranted = z.int().min(0).max(mostCents)
export const creditNoteNumber = oneLine(60)

/** Amounts are left out for who may not see those of the company. */
const amounts = { requestedCents: z.int().optional(), grantedCents: z.int().nullable().optional() }

export const DisputeRow = z.object({
  id: idOf('qualite.dispute'),
  number: z.string(),
  customer: z.string(),
  company: z.string(),
  kind: z.enum(kindsOfDispute),
  reason: z.enum(reasonsOfDispute),
  articles: z.string().nullable(),
  kg: Kilograms,
  ...amounts,
  state: z.enum(statesOfDispute),
  responsibility: z.enum(responsibilities).nullable(),
  deliveredAt: z.string(),
  notifiedAt: z.string(),
  dueAt: z.string().nullable(),
  isOverdue: z.boolean(),
  lateReasons: z.array(z.enum(lateReasons)),
  closedAt: z.string().nullable(),
  createdBy: z.string().nullable(),
})
export type DisputeRow = z.output<typeof DisputeRow>

export const ProofOfDispute = z.object({
  id: idOf('qualite.dispute_proof'),
  kind: z.enum(kindsOfProof),
  text: z.string().nullable(),
  file: z.object({ name: z.string(), mime: z.string(), size: z.int() }).nullable(),
  addedAt: z.string(),
  addedBy: z.string().nullable(),
})
export type ProofOfDispute = z.output<typeof ProofOfDispute>

export const Dispute = DisputeRow.extend({
  companyId: idOf('platform.company'),
  partnerId: idOf('platform.partner'),
  deliveryNoteId: idOf('platform.sales_document').nullable(),
  note: z.string().nullable(),
  severity: z.int(),
  source: z.string(),
  facts: z.string().nullable(),
  cause: z.string().nullable(),
  question: z.string().nullable(),
  reply: z.string().nullable(),
  creditNote: z.string().nullable(),
  reopenedCount: z.int(),
  lines: z.array(
    z.object({
      id: idOf('qualite.dispute_line'),
      articleId: idOf('platform.article'),
      article: z.string(),
      documentLineId: idOf('platform.sales_document_line').nullable(),
      lotId: z.uuid().nullable(),
      lotNumber: z.string().nullable(),
      sscc: z.string().nullable(),
      cases: z.int(),
      kg: Kilograms,
    }),
  ),
  proofs: z.array(ProofOfDispute),
  events: z.array(
    z.object({
      id: idOf('qualite.dispute_event'),
      kind: z.enum(kindsOfEvent),
      text: z.string().nullable(),
      by: z.string().nullable(),
      at: z.string(),
    }),
  ),
  /** Others of the same lots in the seven days around: three together ask for a look at the whole lot. */
  othersOfLots: z.array(z.object({ id: idOf('qualite.dispute'), number: z.string() })),
  can: z.object({
    edit: z.boolean(),
    add: z.boolean(),
    transmit: z.boolean(),
    ask: z.boolean(),
    reply: z.boolean(),
    decide: z.boolean(),
    askMore: z.boolean(),
    settle: z.boolean(),
    dismiss: z.boolean(),
    cancel: z.boolean(),
    reopen: z.boolean(),
    hold: z.boolean(),
  }),
  version: z.int32(),
})
export type Dispute = z.output<typeof Dispute>

/** A delivery note with what was shipped on it, and what of it is in dispute already. */
export const DisputableNote = z.object({
  id: idOf('platform.sales_document'),
  number: z.string(),
  companyId: idOf('platform.company'),
  partnerId: idOf('platform.partner'),
  customer: z.string(),
  shippedAt: z.string(),
  lines: z.array(
    z.object({
      id: idOf('platform.sales_document_line'),
      articleId: idOf('platform.article'),
      article: z.string(),
      lotNumber: z.string().nullable(),
      sscc: z.string().nullable(),
      cases: z.int(),
      kg: Kilograms,
      disputedKg: Kilograms,
    }),
  ),
})
export type DisputableNote = z.output<typeof DisputableNote>

export const DisputeChoices = z.object({
  companies: z.array(z.object({ id: idOf('platform.company'), name: z.string() })),
  customers: z.array(z.object({ id: idOf('platform.partner'), name: z.string() })),
  articles: z.array(z.object({ id: idOf('platform.article'), name: z.string() })),
})
export type DisputeChoices = z.output<typeof DisputeChoices>
