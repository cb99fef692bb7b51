import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { Knowledge } from '#platform/delegation/delegation.server.ts'
import { accountMapServer } from './account-map.server.ts'

export const accountMapRoom = room<Knowledge>({
  answers: known => [accountMapServer(known)],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'finances',
      rows: {},
      called: {
        tables: { account_map: 'finances.account-map', mapped_kind: 'finances.account-map.kind' },
        columns: {
          map_id: 'finances.account-map',
          account: 'field.account',
          analytic: 'finances.account-map.analytic',
        },
      },
    }),
  ],
})
