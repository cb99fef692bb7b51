import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { plansServer } from './plans.server.ts'

export const plansRoom = room({
  answers: () => [plansServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'energie',
      rows: {},
      called: {
        tables: { engine_plan: 'energie.plans.title' },
        columns: {
          source_id: 'energie.plans.source',
          engine_no: 'energie.plans.engine-no',
          starts_at: 'field.start',
          ends_at: 'field.end',
          setpoint_kw: 'energie.plans.setpoint',
        },
      },
    }),
  ],
})
