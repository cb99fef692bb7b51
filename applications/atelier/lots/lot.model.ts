import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { Kilograms } from '#kernel/shared/weight.ts'
import { holdSources, holdStatuses } from '#platform/trace/hold.model.ts'

export const kindsOfLot = ['harvest', 'supply', 'mixture', 'preparation', 'finished', 'return'] as const
export type KindOfLot = (typeof kindsOfLot)[number]
export const statesOfLot = ['building', 'available', 'exhausted', 'cancelled'] as const
export type StateOfLot = (typeof statesOfLot)[number]
export const qualityStatuses = ['free', ...holdStatuses] as const
export type QualityStatus = (typeof qualityStatuses)[number]
export const categories = ['extra', 'I', 'II', 'downgraded'] as const
export type Category = (typeof categories)[number]
export const kindsOfMove = [
  'reception',
  'pour',
  'production',
  'mix_in',
  'mix_out',
  'split_in',
  'split_out',
  'shipment',
  'unshipment',
  'transfer',
  'waste',
  'breakage',
  'loss',
  'return',
  'inventory',
] as const
export type KindOfMove = (typeof kindsOfMove)[number]
export const kindsOfLocation = [
  'cold_room',
  'line',
  'dock',
  'quarantine',
  'transit',
  'supplier',
  'process',
  'customer',
  'waste',
  'loss',
  'adjustment',
] as const
export type KindOfLocation = (typeof kindsOfLocation)[number]
export const kindsOfStock = ['cold_room', 'line', 'dock', 'quarantine', 'transit'] as const satisfies KindOfLocation[]

/** What one calls a lot: fits application identifier 10 of GS1. */
export const LotNumber = z
  .string()
  .overwrite(written => written.trim().toUpperCase())
  .regex(/^[A-Z0-9-]{4,20}$/, 'atelier.lot.number-form')

export const LotRow = z.object({
  id: idOf('atelier.lot'),
  number: z.string(),
  kind: z.enum(kindsOfLot),
  workshopId: idOf('atelier.workshop'),
  codeAtelier: z.string(),
  articleId: idOf('platform.article'),
  article: z.string(),
  familyId: idOf('platform.article_family'),
  family: z.string(),
  /** Blocks and growers: `Serre Nord, blocs 7 et 8`. */
  origin: z.string().nullable(),
  harvestedOn: z.string().nullable(),
  packedOn: z.string().nullable(),
  bestBefore: z.string().nullable(),
  category: z.enum(categories).nullable(),
  sizeCode: z.string().nullable(),
  state: z.enum(statesOfLot),
  qualityStatus: z.enum(qualityStatuses),
  places: z.string().nullable(),
  ageDays: z.int().nullable(),
  physicalKg: Kilograms,
  reservedKg: Kilograms,
  blockedKg: Kilograms,
  availableKg: Kilograms,
  cases: z.int(),
})
export type LotRow = z.output<typeof LotRow>

export const LocationOfStock = z.object({
  id: idOf('atelier.location'),
  workshopId: idOf('atelier.workshop'),
  code: z.string(),
  name: z.string(),
  kind: z.enum(kindsOfLocation),
})
export type LocationOfStock = z.output<typeof LocationOfStock>

export const HoldOfLot = z.object({
  id: idOf('atelier.lot_hold'),
  status: z.enum(holdStatuses),
  reason: z.string(),
  source: z.enum(holdSources),
  heldAt: z.string(),
  heldBy: z.string().nullable(),
  releasedAt: z.string().nullable(),
  releasedBy: z.string().nullable(),
  releaseReason: z.string().nullable(),
})
export type HoldOfLot = z.output<typeof HoldOfLot>

/** What became of the weight of a lot: its balance, which finds every gram again. */
export const UseOfLot = z.object({
  receivedKg: Kilograms,
  pouredKg: Kilograms,
  mixedKg: Kilograms,
  splitKg: Kilograms,
  shippedKg: Kilograms,
  wasteKg: Kilograms,
  adjustedKg: Kilograms,
  inStockKg: Kilograms,
})
export type UseOfLot = z.output<typeof UseOfLot>

export const Lot = z.object({
  ...LotRow.shape,
  externalNumber: z.string().nullable(),
  cropCode: z.string().nullable(),
  grower: z.string().nullable(),
  receivedAt: z.string().nullable(),
  madeAt: z.string(),
  certificates: z.array(z.string()),
  recycling: z.int(),
  initialKg: Kilograms,
  balances: z.array(z.object({ location: LocationOfStock, kg: Kilograms, cases: z.int() })),
  holds: z.array(HoldOfLot),
  use: UseOfLot,
  can: z.object({ move: z.boolean(), hold: z.boolean(), release: z.boolean(), correct: z.boolean() }),
  version: z.int32(),
})
export type Lot = z.output<typeof Lot>

export const MoveOfLot = z.object({
  id: idOf('atelier.stock_move'),
  kind: z.enum(kindsOfMove),
  from: LocationOfStock,
  to: LocationOfStock,
  kg: Kilograms,
  cases: z.int(),
  reason: z.string().nullable(),
  movedAt: z.string(),
  by: z.string().nullable(),
  flag: z.enum(['drift', 'late', 'forced']).nullable(),
  reversesId: idOf('atelier.stock_move').nullable(),
  isReversed: z.boolean(),
})
export type MoveOfLot = z.output<typeof MoveOfLot>

/** Kilograms by age: of today or yesterday, two days, three or four, more. */
export const ByAge = z.object({ fresh: Kilograms, two: Kilograms, four: Kilograms, older: Kilograms })

export const StockSummary = z.object({
  lots: z.int(),
  physicalKg: Kilograms,
  reservedKg: Kilograms,
  blockedKg: Kilograms,
  availableKg: Kilograms,
  lastMoveAt: z.string().nullable(),
  places: z.array(
    z.object({ location: LocationOfStock, lots: z.int(), kg: Kilograms, blockedKg: Kilograms, byAge: ByAge }),
  ),
  families: z.array(
    z.object({
      id: idOf('platform.article_family'),
      name: z.string(),
      lots: z.int(),
      physicalKg: Kilograms,
      reservedKg: Kilograms,
      blockedKg: Kilograms,
      availableKg: Kilograms,
    }),
  ),
})
export type StockSummary = z.output<typeof StockSummary>
