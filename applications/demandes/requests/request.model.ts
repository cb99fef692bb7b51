import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'
import { rolesOfStep } from './request-rules.model.ts'

export const kindsOfRequest = ['packaging', 'phyto', 'equipment', 'service', 'other'] as const
export type KindOfRequest = (typeof kindsOfRequest)[number]

export const units = ['piece', 'kg', 'litre', 'case', 'pallet', 'metre', 'hour'] as const

export const statesOfRequest = [
  'draft',
  'submitted',
  'approved',
  'ordered',
  'partial',
  'received',
  'closed',
  'refused',
  'cancelled',
] as const
export type StateOfRequest = (typeof statesOfRequest)[number]
/** Somebody is still to do something. */
export const openStates = ['draft', 'submitted', 'approved', 'ordered', 'partial'] as const satisfies StateOfRequest[]

export const kindsOfEvent = [
  'created',
  'submitted',
  'approved',
  'refused',
  'price_moved',
  'ordered',
  'received',
  'closed',
  'cancelled',
  'message',
] as const
export type KindOfEvent = (typeof kindsOfEvent)[number]

const line = (most: number, least = 1) => z.string().overwrite(asOneLine).min(least).max(most)
const lines = (most: number, least = 1) => z.string().overwrite(asSeveralLines).min(least).max(most)
/** What is said to others, or why. */
export const sentence = lines(2_000)
export const reasonOfRefusal = lines(2_000, 10)
export const reference = line(60)
const decimals = (places: number) => (value: number) => Math.abs(value - Number(value.toFixed(places))) < 1e-9
export const quantity = z.number().positive().max(9_999_999).refine(decimals(3), 'demandes.request.three-decimals')
/** Euros without tax for one unit. */
export const unitPrice = z.number().min(0).max(999_999).refine(decimals(4), 'demandes.request.four-decimals')

export const requestFields = {
  kind: z.enum(kindsOfRequest),
  serviceId: idOf('platform.service').nullable().default(null),
  neededOn: z.iso.date(),
  purpose: line(200),
  lines: z
    .array(
      z
        .strictObject({
          articleId: idOf('platform.article').nullable().default(null),
          label: line(120).nullable().default(null),
          quantity,
          unit: z.enum(units),
          price: unitPrice.nullable().default(null),
        })
        .refine(({ articleId, label }) => (articleId === null) !== (label === null), {
          path: ['label'],
          message: 'demandes.request.article-or-label',
        }),
    )
    .max(100),
} as const

/** Amounts are cents without tax, and absent where one may not see prices. */
export const RequestRow = z.object({
  id: idOf('demandes.request'),
  number: z.string(),
  orderNumber: z.string().nullable(),
  company: z.string(),
  service: z.string().nullable(),
  kind: z.enum(kindsOfRequest),
  purpose: z.string(),
  requester: z.string(),
  neededOn: z.string(),
  promisedOn: z.string().nullable(),
  supplier: z.string().nullable(),
  state: z.enum(statesOfRequest),
  /** Since when it is in this state. */
  enteredAt: z.string(),
  isLate: z.boolean(),
  /** Who is to approve now, in words. */
  waitsFor: z.string().nullable(),
  estimatedCents: z.number().nullable().optional(),
  orderedCents: z.number().nullable().optional(),
})
export type RequestRow = z.output<typeof RequestRow>

const Receipt = z.object({
  id: idOf('demandes.request_receipt'),
  quantity: z.number(),
  deliveryReference: z.string().nullable(),
  lotNumber: z.string().nullable(),
  ammNumber: z.string().nullable(),
  nonConform: z.boolean(),
  reason: z.string().nullable(),
  receiver: z.string().nullable(),
  receivedAt: z.string(),
})

export const RequestLine = z.object({
  id: idOf('demandes.request_line'),
  articleId: idOf('platform.article').nullable(),
  /** The article's name, or what was typed. */
  label: z.string(),
  quantity: z.number(),
  unit: z.enum(units),
  received: z.number(),
  estimatedPrice: z.number().nullable().optional(),
  orderedPrice: z.number().nullable().optional(),
  receipts: z.array(Receipt),
})
export type RequestLine = z.output<typeof RequestLine>

export const StepOfRequest = z.object({
  rank: z.int(),
  role: z.enum(rolesOfStep),
  /** Whom it falls to: several where a service or a company has several managers. */
  approvers: z.array(z.string()),
  decision: z.enum(['approved', 'refused']).nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
})
export type StepOfRequest = z.output<typeof StepOfRequest>

export const Request = RequestRow.extend({
  companyId: idOf('platform.company'),
  serviceId: idOf('platform.service').nullable(),
  supplierId: idOf('platform.partner').nullable(),
  supplierReference: z.string().nullable(),
  orderedOn: z.string().nullable(),
  lines: z.array(RequestLine),
  steps: z.array(StepOfRequest),
  events: z.array(
    z.object({
      id: idOf('demandes.request_event'),
      kind: z.enum(kindsOfEvent),
      text: z.string().nullable(),
      by: z.string().nullable(),
      at: z.string(),
    }),
  ),
  can: z.object({
    edit: z.boolean(),
    submit: z.boolean(),
    decide: z.boolean(),
    order: z.boolean(),
    receive: z.boolean(),
    close: z.boolean(),
    cancel: z.boolean(),
    copy: z.boolean(),
    seePrices: z.boolean(),
  }),
  version: z.int32(),
})
export type Request = z.output<typeof Request>

const named = z.object({ id: z.uuid(), name: z.string() })

export const RequestChoices = z.object({
  companies: z.array(
    z.object({
      id: idOf('platform.company'),
      name: z.string(),
      /** Whether one may see and give prices there. */
      hasPrices: z.boolean(),
      services: z.array(named),
    }),
  ),
  articles: z.array(named.extend({ unit: z.enum(units) })),
  suppliers: z.array(named),
})
export type RequestChoices = z.output<typeof RequestChoices>
