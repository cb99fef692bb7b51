import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { exportsServer } from './exports.server.ts'

export const exportsRoom = room({
  answers: () => [exportsServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'atelier',
      rows: {},
      called: {
        tables: {},
        columns: {},
        lists: {
          getExportOfLots: 'atelier.exports.lots',
          getExportOfStock: 'atelier.exports.stock',
          getExportOfMoves: 'atelier.exports.moves',
          getExportOfOrders: 'atelier.exports.orders',
          getExportOfDefects: 'atelier.exports.defects',
          getExportOfStops: 'atelier.exports.stops',
        },
        filters: { on: 'field.day' },
      },
    }),
  ],
})
