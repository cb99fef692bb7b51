import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls, file, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, idIn, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { touchedByGoods } from '#atelier/touched-by-goods.model.ts'
import { Shipment, ShipmentChoices, shipmentFields, ShipmentRow } from './shipment.model.ts'
import { shippingElement, shipRight, unshipRight } from './shipments-place.model.ts'

const ofOne = z.strictObject({ id: idOf('atelier.shipment') })
const touches = [...touchedByGoods, 'finances'] as const
const writing = { access: writes(shippingElement), touches, answer: Shipment } as const
const reason = z.string().overwrite(asOneLine).min(1).max(500)
/** As it is typed, or as a scanner reads it. */
const sscc = z.string().trim().min(1).max(60)

const shipmentsByTime = {
  sorts: ['at'],
  comparedSorts: ['number', 'customer', 'carrier'],
  isSearched: true,
  tabs: 'state',
  filters: {
    state: choice(['open', 'shipped', 'cancelled']),
    workshopId: idIn('atelier.workshop', { address: 'workshop' }),
    partnerId: idIn('platform.partner', { address: 'customer' }),
  },
} as const satisfies List

/** What leaves: planned, prepared, loaded pallet by pallet, shipped with its delivery note (design of shipping, section 4). */
export const shipmentsCalls = calls('atelier/shipments', {
  getShipments: {
    method: 'GET',
    path: 'atelier/shipments',
    access: reads(shippingElement),
    ...listOf(ShipmentRow, shipmentsByTime),
  },
  getShipmentChoices: {
    method: 'GET',
    path: 'atelier/shipments/choices',
    access: reads(shippingElement),
    answer: ShipmentChoices,
  },
  /** 404 of a depot that is not the shipment's. */
  getShipment: {
    method: 'GET',
    path: 'atelier/shipments/:id/:depotId',
    access: reads(shippingElement),
    input: ofOne.extend({ depotId: idOf('atelier.workshop') }),
    answer: Shipment,
  },
  getDeliveryNote: {
    method: 'GET',
    path: 'atelier/shipments/:id/deliveryNote/pdf',
    access: reads(shippingElement),
    input: ofOne,
    answer: file('application/pdf'),
  },
  createShipment: {
    method: 'POST',
    path: 'atelier/shipments',
    ...writing,
    replays: true,
    status: 201,
    input: z.strictObject({ workshopId: idOf('atelier.workshop'), ...shipmentFields }),
  },
  /** Until it is loaded; lines that were picked keep at least what stands on pallets. 409 TRANSITION_INVALID, LINE_PICKED */
  editShipment: {
    method: 'PUT',
    path: 'atelier/shipments/:id',
    ...writing,
    input: ofOne.extend({ ...shipmentFields, version: z.int32() }),
  },
  prepareShipment: { method: 'POST', path: 'atelier/shipments/:id/prepare', ...writing, input: ofOne },
  /** 404 of a code that is no pallet; 409 PALLET_OTHER_CUSTOMER, PALLET_STATE */
  loadPallet: {
    method: 'POST',
    path: 'atelier/shipments/:id/load',
    ...writing,
    replays: true,
    input: ofOne.extend({ sscc, happenedAt: z.iso.datetime({ offset: true }).optional() }),
  },
  unloadPallet: { method: 'POST', path: 'atelier/shipments/:id/unload', ...writing, input: ofOne.extend({ sscc }) },
  /** Takes the goods out of stock and numbers the note. 409 SHIPMENT_INCOMPLETE, LOT_BLOCKED, CONTROL_MISSING; 400 TEMPERATURE */
  shipShipment: {
    method: 'POST',
    path: 'atelier/shipments/:id/ship',
    ...writing,
    access: writes(shipRight),
    replays: true,
    input: ofOne.extend({
      version: z.int32(),
      seal: z.string().overwrite(asOneLine).min(1).max(40).nullable().default(null),
      loadingTemperatureC: z.number().min(-40).max(60).multipleOf(0.1).nullable().default(null),
      temperatureReason: reason.nullable().default(null),
    }),
  },
  /** On the day itself: the goods are back to the gram, the number is not given again. 409 UNSHIP_LATE, NOTE_DISPUTED */
  unshipShipment: {
    method: 'POST',
    path: 'atelier/shipments/:id/unship',
    ...writing,
    access: writes(unshipRight),
    replays: true,
    input: ofOne.extend({ reason }),
  },
  markDelivered: { method: 'POST', path: 'atelier/shipments/:id/deliver', ...writing, input: ofOne },
  /** Before it leaves; its pallets are broken up. */
  cancelShipment: {
    method: 'POST',
    path: 'atelier/shipments/:id/cancel',
    ...writing,
    access: manages(shippingElement),
    input: ofOne,
  },
  /** Begins the numbers of the pallets of a company; those that were given keep theirs. */
  setGs1Prefix: {
    method: 'PUT',
    path: 'atelier/gs1Prefix',
    access: manages(shippingElement),
    touches,
    input: z.strictObject({
      companyId: idOf('platform.company'),
      prefix: z.string().regex(/^\d{7,10}$/, 'atelier.shipment.prefix-form'),
    }),
    answer: nothing,
  },
})
