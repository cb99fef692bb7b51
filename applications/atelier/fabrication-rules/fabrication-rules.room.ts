import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { Knowledge } from '#platform/delegation/delegation.server.ts'
import { fabricationRulesServer } from './fabrication-rules.server.ts'

export const fabricationRulesRoom = room<Knowledge>({
  answers: known => [fabricationRulesServer(known)],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'atelier',
      rows: {},
      called: {
        tables: { fabrication_rule: 'atelier.rules' },
        columns: { lot_selection: 'atelier.rules.lot-selection', is_single_mix_lot: 'atelier.rules.single-lot' },
      },
    }),
  ],
})
