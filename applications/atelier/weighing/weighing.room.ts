import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { weighingServer } from './weighing.server.ts'

export const weighingRoom = room({
  answers: () => [weighingServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'atelier',
      rows: {},
      called: {
        tables: { container: 'atelier.weighing.container', scale: 'atelier.weighing.scale' },
        columns: {
          use: 'atelier.weighing.use',
          tare_g: 'atelier.weighing.tare',
          max_g: 'atelier.weighing.max',
          step_g: 'atelier.weighing.step',
          verified_until: 'atelier.weighing.verified-until',
          protocol: 'atelier.weighing.protocol',
          baud: 'atelier.weighing.baud',
          data_bits: 'atelier.weighing.data-bits',
          parity: 'atelier.weighing.parity',
          stop_bits: 'atelier.weighing.stop-bits',
          pattern: 'atelier.weighing.pattern',
        },
        lists: { getWeighings: 'atelier.weighing.last' },
        filters: { workshopId: 'atelier.workshop', lineId: 'atelier.delivery.line', lotId: 'atelier.lot' },
        choices: {
          scale: 'atelier.weighing.read-from.scale',
          keyboard: 'atelier.weighing.read-from.keyboard',
          manual: 'atelier.weighing.read-from.manual',
          average: 'atelier.weighing.read-from.average',
        },
      },
    }),
  ],
})
