import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { Kilograms } from '#kernel/shared/weight.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'
import { NamedWorkshop } from '../workshops/workshop.model.ts'

export const statesOfShipment = ['draft', 'preparing', 'ready', 'loaded', 'shipped', 'delivered', 'cancelled'] as const
export type StateOfShipment = (typeof statesOfShipment)[number]
export const statesOfPallet = ['building', 'complete', 'loaded', 'shipped', 'broken_up'] as const
export type StateOfPallet = (typeof statesOfPallet)[number]
export const reasonsOfShortage = ['no_stock', 'quality', 'cut_off'] as const
export type ReasonOfShortage = (typeof reasonsOfShortage)[number]

/** What has not left yet. */
export const openStates = ['draft', 'preparing', 'ready', 'loaded'] as const satisfies readonly StateOfShipment[]
export const isOpen = (state: StateOfShipment) => (openStates as readonly StateOfShipment[]).includes(state)
/** What is being picked and loaded. */
export const isInHand = (state: StateOfShipment) => isOpen(state) && state !== 'draft'

type Prepared = {
  lines: readonly { cases: number; doneCases: number; shortageReason: ReasonOfShortage | null }[]
  pallets: readonly { state: StateOfPallet }[]
}

/** Every case is on a pallet, or what is missing says why. */
export const isPicked = (lines: Prepared['lines']) =>
  lines.every(({ cases, doneCases, shortageReason }) => doneCases >= cases || shortageReason !== null)

/** What a shipment that is in hand says of itself: prepared once all is picked and each pallet weighed, loaded once all stand in the truck. */
export function settledState({ lines, pallets }: Prepared): 'preparing' | 'ready' | 'loaded' {
  const standing = pallets.filter(({ state }) => state !== 'broken_up')
  if (!isPicked(lines) || standing.length === 0 || standing.some(({ state }) => state === 'building'))
    return 'preparing'
  return standing.every(({ state }) => state === 'loaded') ? 'loaded' : 'ready'
}

/** Degrees that a truck may be away from what was set. */
const widestDegrees = 2

/** Whether what was measured at the dock asks for a reason. */
export const isOutOfRange = (setC: number | null, measuredC: number | null) =>
  setC !== null && measuredC !== null && Math.abs(measuredC - setC) > widestDegrees

/** A weight that differs by more from its cases is counted again (design of shipping, section 2). */
const widestShare = 0.05

export const isWrongWeight = (netG: number, expectedG: number) => Math.abs(netG - expectedG) > expectedG * widestShare

const text = (most: number) => z.string().overwrite(asOneLine).min(1).max(most).nullable().default(null)

/** What is told of a shipment before it leaves. */
export const shipmentFields = {
  partnerId: idOf('platform.partner'),
  customerReference: text(40),
  carrier: text(60),
  plate: text(20),
  driver: text(60),
  dock: text(20),
  note: z.string().overwrite(asSeveralLines).min(1).max(500).nullable().default(null),
  plannedAt: z.iso.datetime({ offset: true }),
  cutOffAt: z.iso.datetime({ offset: true }),
  setTemperatureC: z.number().min(-40).max(60).multipleOf(0.1).nullable().default(null),
  lines: z
    .array(z.strictObject({ articleId: idOf('platform.article'), cases: z.int().min(1).max(10_000) }))
    .min(1)
    .max(100),
}

export const ShipmentRow = z.object({
  id: idOf('atelier.shipment'),
  depotId: idOf('atelier.workshop'),
  number: z.string().nullable(),
  state: z.enum(statesOfShipment),
  workshop: z.string(),
  customer: z.string(),
  customerReference: z.string().nullable(),
  carrier: z.string().nullable(),
  plate: z.string().nullable(),
  dock: z.string().nullable(),
  plannedAt: z.string(),
  cutOffAt: z.string(),
  shippedAt: z.string().nullable(),
  isLate: z.boolean(),
  cases: z.int(),
  pickedCases: z.int(),
  pallets: z.int(),
  loadedPallets: z.int(),
  kg: Kilograms,
})
export type ShipmentRow = z.output<typeof ShipmentRow>

export const ShipmentLine = z.object({
  id: idOf('atelier.shipment_line'),
  articleId: idOf('platform.article'),
  article: z.string(),
  cases: z.int(),
  doneCases: z.int(),
  kg: Kilograms,
  shortageReason: z.enum(reasonsOfShortage).nullable(),
})
export type ShipmentLine = z.output<typeof ShipmentLine>

export const PalletLine = z.object({
  id: idOf('atelier.pallet_line'),
  article: z.string(),
  lotId: idOf('atelier.lot'),
  lot: z.string(),
  cases: z.int(),
  kg: Kilograms,
})

export const Pallet = z.object({
  id: idOf('atelier.pallet'),
  sscc: z.string(),
  state: z.enum(statesOfPallet),
  cases: z.int(),
  /** Of its cases; of the scale once it was weighed. */
  netKg: Kilograms,
  grossKg: Kilograms.nullable(),
  lines: z.array(PalletLine),
})
export type Pallet = z.output<typeof Pallet>

export const Shipment = z.object({
  ...ShipmentRow.omit({ workshop: true, pallets: true }).shape,
  workshop: NamedWorkshop,
  partnerId: idOf('platform.partner'),
  driver: z.string().nullable(),
  seal: z.string().nullable(),
  note: z.string().nullable(),
  preparerId: idOf('platform.user').nullable(),
  preparer: z.string().nullable(),
  setTemperatureC: z.number().nullable(),
  loadingTemperatureC: z.number().nullable(),
  temperatureReason: z.string().nullable(),
  shippedBy: z.string().nullable(),
  undoneReason: z.string().nullable(),
  lines: z.array(ShipmentLine),
  pallets: z.array(Pallet),
  can: z.object({
    edit: z.boolean(),
    prepare: z.boolean(),
    load: z.boolean(),
    ship: z.boolean(),
    unship: z.boolean(),
    deliver: z.boolean(),
    cancel: z.boolean(),
  }),
  version: z.int32(),
})
export type Shipment = z.output<typeof Shipment>

const Choice = z.object({ name: z.string() })

/** What may leave, for whom. */
export const ShipmentChoices = z.object({
  workshops: z.array(
    NamedWorkshop.extend({
      companyId: idOf('platform.company'),
      gs1Prefix: z.string().nullable(),
      canSet: z.boolean(),
    }),
  ),
  customers: z.array(Choice.extend({ id: idOf('platform.partner') })),
  articles: z.array(Choice.extend({ id: idOf('platform.article'), code: z.string(), cases: z.int() })),
})
export type ShipmentChoices = z.output<typeof ShipmentChoices>
