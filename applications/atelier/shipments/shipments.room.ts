import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import { addressOfShipment, shippingElement } from './shipments-place.model.ts'
import { shipmentsServer } from './shipments.server.ts'

type Named = { rowId: string; depotId: string; name: string }

/** Shipments by their customers and the numbers of their notes, for who reads them. */
const named = namedRows<AtelierTables>(async ({ db, rights }, rowIds) => {
  if ((await rights.level(shippingElement)) < 1) return []
  const { rows } = await sql<Named>`
    select s.id as row_id, s.workshop_id as depot_id, concat_ws(' · ', s.number, c.name) as name
      from atelier.shipment s
      join platform.partner r on r.id = s.partner_id
      join platform.contact c on c.id = r.contact_id
     where s.id in ${eachOf(rowIds)}`.execute(db)
  return rows.map(({ rowId, depotId, name }) => ({ rowId, name, address: addressOfShipment({ id: rowId, depotId }) }))
})

export const shipmentsRoom = room({
  answers: () => [shipmentsServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'atelier',
      rows: { shipment: named },
      called: {
        tables: {
          shipment: 'atelier.shipment',
          shipment_line: 'atelier.shipment.line',
          pallet: 'atelier.pallet',
          pallet_line: 'atelier.pallet.line',
          gs1_prefix: 'atelier.shipment.prefix',
        },
        columns: {
          partner_id: 'atelier.shipment.customer',
          customer_reference: 'atelier.shipment.reference',
          driver: 'atelier.shipment.driver',
          dock: 'atelier.shipment.dock',
          seal: 'atelier.shipment.seal',
          planned_at: 'atelier.shipment.planned',
          cut_off_at: 'atelier.shipment.cut-off',
          preparer_id: 'atelier.shipment.preparer',
          set_temperature_c: 'atelier.shipment.set-temperature',
          loading_temperature_c: 'atelier.shipment.loading-temperature',
          temperature_reason: 'atelier.shipment.temperature-reason',
          shipped_at: 'atelier.shipment.shipped',
          shipped_by: 'atelier.shipment.shipped-by',
          delivered_at: 'atelier.shipment.state.delivered',
          document_id: 'atelier.shipment.delivery-note',
          undone_reason: 'atelier.shipment.undone-reason',
          shipment_id: 'atelier.shipment',
          cases: 'atelier.shipment.cases',
          shipment_line_id: 'atelier.shipment.line',
          shortage_reason: 'atelier.shipment.shortage',
          sscc: 'atelier.pallet.sscc',
          support_id: 'atelier.pallet.support',
          gross_g: 'atelier.weighing.gross',
          tare_g: 'atelier.weighing.tare',
          pallet_id: 'atelier.pallet',
          picked_at: 'atelier.pallet.picked',
          picked_by: 'field.by',
          prefix: 'atelier.shipment.prefix',
        },
        lists: { getShipments: 'atelier.shipments.title' },
        filters: { workshopId: 'atelier.workshop', partnerId: 'atelier.shipment.customer' },
        choices: { shipped: 'atelier.shipment.state.shipped' },
      },
      histories: ['shipment'],
    }),
  ],
})
