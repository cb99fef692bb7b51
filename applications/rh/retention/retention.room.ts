import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { forgetCopiesJob, retentionServer } from './retention.server.ts'

export const retentionRoom = room({
  answers: () => [retentionServer],
  jobs: () => [forgetCopiesJob],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'rh',
      rows: {},
      called: {
        tables: { erasure: 'rh.retention.erasures', application_proof: 'rh.retention.proofs' },
        lists: {
          getErasures: 'rh.retention.erasures',
          getApplicationProofs: 'rh.retention.proofs',
        },
      },
    }),
  ],
})
