import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { Knowledge } from '#platform/delegation/delegation.server.ts'
import { defectKindsServer } from './defect-kinds.server.ts'

export const defectKindsRoom = room<Knowledge>({
  answers: known => [defectKindsServer(known)],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'atelier',
      rows: {},
      called: {
        tables: { defect_kind: 'atelier.defects', order_defect: 'atelier.defects.of-order' },
        columns: {
          valid_from: 'field.from',
          valid_to: 'field.end',
          defect_kind_id: 'atelier.defects.kind',
          fate: 'atelier.defects.fate',
        },
      },
    }),
  ],
})
