import { atelierAnswers } from '#atelier/atelier-db.ts'
import { notFound } from '#kernel/server/errors.ts'
import { shipmentsCalls } from './shipments.calls.ts'
import { deliveryNote } from './server/delivery-note.ts'
import { loadPallet, unloadPallet } from './server/load-pallet.ts'
import { pageOfShipments, shipmentById, shipmentChoices } from './server/shipments.queries.ts'
import { shipShipment } from './server/ship-shipment.ts'
import { markDelivered, unshipShipment } from './server/unship-shipment.ts'
import { cancelShipment, createShipment, editShipment, prepareShipment, setGs1Prefix } from './server/write-shipment.ts'

export { palletState } from './server/load-pallet.ts'
export { linesOf, palletsOf } from './server/shipment-lines.queries.ts'
export { rowsOfShipments } from './server/shipments.queries.ts'
export { notPossible, settleShipment, type StandingShipment, takeShipment } from './server/shipment-to-change.ts'

export const shipmentsServer = atelierAnswers(shipmentsCalls, {
  getShipments: pageOfShipments,
  getShipmentChoices: shipmentChoices,
  getShipment: async (given, { id, depotId }) => {
    const shipment = await shipmentById(given, id)
    if (shipment.depotId !== depotId) throw notFound()
    return shipment
  },
  getDeliveryNote: deliveryNote,
  createShipment,
  editShipment,
  prepareShipment: (given, { id }) => prepareShipment(given, id),
  loadPallet,
  unloadPallet,
  shipShipment,
  unshipShipment,
  markDelivered: (given, { id }) => markDelivered(given, id),
  cancelShipment: (given, { id }) => cancelShipment(given, id),
  setGs1Prefix,
})
