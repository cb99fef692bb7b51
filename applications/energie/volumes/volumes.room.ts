import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { volumesServer } from './volumes.server.ts'

export const volumesRoom = room({
  answers: () => [volumesServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'energie',
      rows: {},
      called: {
        tables: { contract_volume: 'energie.volumes.title', volume_click: 'energie.volumes.clicks' },
        columns: {
          month: 'energie.volumes.month-of',
          contracted_kwh: 'energie.volumes.measure.contracted',
          least_kwh: 'energie.volumes.measure.least',
          most_kwh: 'energie.volumes.measure.most',
          clicked_on: 'energie.volumes.clicked-on',
          delivery_from: 'energie.volumes.delivery-from',
          delivery_to: 'energie.volumes.delivery-to',
          kwh: 'energie.volumes.volume',
          reference: 'field.reference',
          cancelled_at: 'energie.volumes.cancelled',
        },
      },
    }),
  ],
})
