import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, idIn, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import { Kilograms } from '#kernel/shared/weight.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'
import { touchedByGoods } from '#atelier/touched-by-goods.model.ts'
import { inventoriesElement } from './inventories-place.model.ts'
import { Inventory, InventoryChoices, InventoryRow, LotToCount, reasonsOfGap } from './inventory.model.ts'

const ofOne = z.strictObject({ id: idOf('atelier.inventory') })
const touches = touchedByGoods
const managing = { access: manages(inventoriesElement), touches, answer: Inventory } as const
const lineIds = z.array(idOf('atelier.inventory_line')).min(1).max(500)

const inventoriesByTime = {
  sorts: ['at'],
  comparedSorts: ['number', 'workshop'],
  isUsuallyDownwards: true,
  tabs: 'state',
  filters: {
    state: choice(['open', 'validated', 'cancelled']),
    workshopId: idIn('atelier.workshop', { address: 'workshop' }),
  },
} as const satisfies List

/** What stands in stock, counted and set against the ledger (design of lots and stock, section 8). */
export const inventoriesCalls = calls('atelier/inventories', {
  getInventories: {
    method: 'GET',
    path: 'atelier/inventories',
    access: reads(inventoriesElement),
    ...listOf(InventoryRow, inventoriesByTime),
  },
  getInventoryChoices: {
    method: 'GET',
    path: 'atelier/inventories/choices',
    access: reads(inventoriesElement),
    answer: InventoryChoices,
  },
  getInventory: {
    method: 'GET',
    path: 'atelier/inventories/:id',
    access: reads(inventoriesElement),
    input: ofOne,
    answer: Inventory,
  },
  /** A lot by its number, which stands where it is counted though no line says so. */
  findLotToCount: {
    method: 'GET',
    path: 'atelier/inventories/:id/lot',
    access: writes(inventoriesElement),
    input: ofOne.extend({ number: z.string().trim().toUpperCase().min(1).max(20) }),
    answer: LotToCount,
  },
  /** A line for each lot that stands in the places, all or those of some families. 409 PLACE_IN_COUNT; 400 INVENTORY_TOO_WIDE */
  openInventory: {
    method: 'POST',
    path: 'atelier/inventories',
    ...managing,
    replays: true,
    status: 201,
    input: z.strictObject({
      workshopId: idOf('atelier.workshop'),
      locationIds: z.array(idOf('atelier.location')).min(1).max(100),
      familyIds: z.array(idOf('platform.article_family')).max(100).default([]),
      isBlind: z.boolean().default(true),
      note: z.string().overwrite(asSeveralLines).min(1).max(500).nullable().default(null),
    }),
  },
  /** What one finds, nothing included; the last count is the one that holds. 409 SAME_PERSON, TRANSITION_INVALID, TOO_OLD */
  countLot: {
    method: 'POST',
    path: 'atelier/inventories/:id/count',
    access: writes(inventoriesElement),
    touches,
    answer: Inventory,
    replays: true,
    input: ofOne.extend({
      lotId: idOf('atelier.lot'),
      locationId: idOf('atelier.location'),
      kg: Kilograms.refine(grams => grams >= 0, 'atelier.inventory.below-nothing'),
      happenedAt: z.iso.datetime({ offset: true }).optional(),
    }),
  },
  askRecount: {
    method: 'POST',
    path: 'atelier/inventories/:id/recount',
    ...managing,
    input: ofOne.extend({ lineIds }),
  },
  explainGaps: {
    method: 'POST',
    path: 'atelier/inventories/:id/explain',
    ...managing,
    input: ofOne.extend({
      lineIds,
      reasonCode: z.enum(reasonsOfGap),
      reason: z.string().overwrite(asOneLine).min(1).max(500).nullable().default(null),
    }),
  },
  /** Corrects the ledger at the instant of each count. 409 RECOUNT_AWAITED, GAP_UNEXPLAINED, VERSION_CONFLICT */
  validateInventory: {
    method: 'POST',
    path: 'atelier/inventories/:id/validate',
    ...managing,
    replays: true,
    input: ofOne.extend({ version: z.int32() }),
  },
  cancelInventory: { method: 'POST', path: 'atelier/inventories/:id/cancel', ...managing, input: ofOne },
})
