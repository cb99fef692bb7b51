import type { Databases } from '#kernel/server/db.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import type { Knowledge } from '#platform/rights/menu.server.ts'
import { searchSourcesOffer } from '#platform/search/search-source.slot.ts'
import { accountsServer } from './accounts.server.ts'
import { membersServer } from './members.server.ts'
import { picturesServer } from './pictures.server.ts'
import { standingServer } from './standing.server.ts'
import { eraseDisabledAccountsJob, foundColleagues, usersServer } from './users.server.ts'

export const usersRoom = room<Knowledge & { databases: Databases }>({
  answers: known => [
    usersServer,
    membersServer(known.databases),
    accountsServer,
    picturesServer,
    standingServer(known),
  ],
  jobs: () => [eraseDisabledAccountsJob],
  fills: [fill(searchSourcesOffer, foundColleagues)],
})
