import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { Kilograms } from '#kernel/shared/weight.ts'
import { Pallet, ShipmentLine, type StateOfShipment } from '../shipments/shipment.model.ts'
import { Scale } from '../weighing/weighing.model.ts'

export const statesOfPreparation = ['to_prepare', 'in_progress', 'complete', 'partial'] as const
export type StateOfPreparation = (typeof statesOfPreparation)[number]

type Told = { state: StateOfShipment; cases: number; pickedCases: number }

/** How far the picking of a shipment is, read from what stands on its pallets. */
export function stateOf({ state, cases, pickedCases }: Told): StateOfPreparation {
  if (state === 'preparing') return pickedCases === 0 ? 'to_prepare' : 'in_progress'
  return pickedCases < cases ? 'partial' : 'complete'
}

export const Preparation = z.object({
  /** Of its shipment. */
  id: idOf('atelier.shipment'),
  depotId: idOf('atelier.workshop'),
  workshop: z.string(),
  customer: z.string(),
  state: z.enum(statesOfPreparation),
  cutOffAt: z.string(),
  isLate: z.boolean(),
  preparerId: idOf('platform.user').nullable(),
  preparer: z.string().nullable(),
  isOwn: z.boolean(),
  cases: z.int(),
  pickedCases: z.int(),
  pallets: z.int(),
})
export type Preparation = z.output<typeof Preparation>

/** Where to take what is missing: the lot that ends first, and where it stands. */
export const LotToPick = z.object({
  lotId: idOf('atelier.lot'),
  lot: z.string(),
  places: z.string().nullable(),
  bestBefore: z.string().nullable(),
  /** That are not spoken for. */
  freeCases: z.int(),
})
export type LotToPick = z.output<typeof LotToPick>

export const PreparationLine = ShipmentLine.extend({ picks: z.array(LotToPick) })
export type PreparationLine = z.output<typeof PreparationLine>

export const PreparationDetail = Preparation.omit({ pallets: true }).extend({
  lines: z.array(PreparationLine),
  pallets: z.array(Pallet),
  supports: z.array(z.object({ id: idOf('atelier.container'), name: z.string(), tareKg: Kilograms })),
  /** On which its pallets may be weighed: not those whose verification has ended. */
  scales: z.array(Scale),
  hasPrefix: z.boolean(),
  canPick: z.boolean(),
})
export type PreparationDetail = z.output<typeof PreparationDetail>

export const Preparer = z.object({ id: idOf('platform.user'), name: z.string() })
export type Preparer = z.output<typeof Preparer>
