import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { Kilograms } from '#kernel/shared/weight.ts'
import { NamedWorkshop } from '../workshops/workshop.model.ts'

export const statesOfInventory = ['open', 'counting', 'to_recount', 'reviewed', 'validated', 'cancelled'] as const
export type StateOfInventory = (typeof statesOfInventory)[number]

/** What may still be counted. */
export const openStates = ['open', 'counting', 'to_recount', 'reviewed'] as const satisfies readonly StateOfInventory[]
export const isOpen = (state: StateOfInventory) => (openStates as readonly StateOfInventory[]).includes(state)

export const reasonsOfGap = ['weighing_error', 'drying', 'breakage', 'theft', 'wrong_lot', 'label', 'other'] as const
export type ReasonOfGap = (typeof reasonsOfGap)[number]

/** A gap that is wider than either is counted again, by somebody else (design of lots and stock, section 8). */
const widestGapG = 20_000
const widestGapShare = 0.02

/** Whether a first count is so far from what the ledger says, in grams, that it is counted again. */
export function isWide(countedG: number, ledgerG: number): boolean {
  const gapG = Math.abs(countedG - ledgerG)
  return gapG > widestGapG || gapG > Math.abs(ledgerG) * widestGapShare
}

type Judged = { countNo: number; wantsRecount: boolean; gapG: number | null; reasonCode: ReasonOfGap | null }

export const isUnexplained = ({ gapG, reasonCode }: Pick<Judged, 'gapG' | 'reasonCode'>) =>
  gapG !== null && gapG !== 0 && reasonCode === null

/** What an open count says of itself by its lines. */
export function settledState(lines: readonly Judged[]): (typeof openStates)[number] {
  if (lines.every(({ countNo }) => countNo === 0)) return 'open'
  if (lines.some(({ wantsRecount }) => wantsRecount)) return 'to_recount'
  return lines.some(line => line.countNo === 0 || isUnexplained(line)) ? 'counting' : 'reviewed'
}

export const InventoryRow = z.object({
  id: idOf('atelier.inventory'),
  number: z.string(),
  state: z.enum(statesOfInventory),
  workshop: z.string(),
  places: z.string(),
  openedAt: z.string(),
  openedBy: z.string().nullable(),
  endedAt: z.string().nullable(),
  lines: z.int(),
  counted: z.int(),
  /** By what the ledger was corrected, all lines together; null before. */
  postedKg: Kilograms.nullable(),
})
export type InventoryRow = z.output<typeof InventoryRow>

export const InventoryLine = z.object({
  id: idOf('atelier.inventory_line'),
  lotId: idOf('atelier.lot'),
  lot: z.string(),
  qualityStatus: z.string(),
  article: z.string(),
  locationId: idOf('atelier.location'),
  location: z.string(),
  /** When the count was opened; null for who counts blindly. */
  expectedKg: Kilograms.nullable(),
  countedKg: Kilograms.nullable(),
  countedAt: z.string().nullable(),
  counter: z.string().nullable(),
  countNo: z.int(),
  wantsRecount: z.boolean(),
  /** Against the ledger at the instant of the count; null for who counts blindly, or before it. */
  gapKg: Kilograms.nullable(),
  /** Something of it moved between the opening and its count. */
  hasMoved: z.boolean(),
  /** The reader counted it last: another person counts it again. */
  isOwnCount: z.boolean(),
  reasonCode: z.enum(reasonsOfGap).nullable(),
  reason: z.string().nullable(),
})
export type InventoryLine = z.output<typeof InventoryLine>

export const Inventory = z.object({
  ...InventoryRow.omit({ workshop: true, places: true, lines: true }).shape,
  workshop: NamedWorkshop,
  locations: z.array(z.object({ id: idOf('atelier.location'), name: z.string() })),
  note: z.string().nullable(),
  isBlind: z.boolean(),
  endedBy: z.string().nullable(),
  lines: z.array(InventoryLine),
  can: z.object({ count: z.boolean(), manage: z.boolean() }),
  version: z.int32(),
})
export type Inventory = z.output<typeof Inventory>

/** What may be counted. */
export const InventoryChoices = z.object({
  workshops: z.array(NamedWorkshop),
  locations: z.array(
    z.object({ id: idOf('atelier.location'), workshopId: idOf('atelier.workshop'), name: z.string(), lots: z.int() }),
  ),
  families: z.array(z.object({ id: idOf('platform.article_family'), name: z.string() })),
})
export type InventoryChoices = z.output<typeof InventoryChoices>

/** A lot that stands where nobody expected it. */
export const LotToCount = z.object({ id: idOf('atelier.lot'), number: z.string(), article: z.string() })
export type LotToCount = z.output<typeof LotToCount>
