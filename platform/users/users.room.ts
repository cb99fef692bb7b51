import type { Databases } from '#kernel/server/db.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { searchSourcesOffer } from '#platform/search/search-source.slot.ts'
import { accountsServer } from './accounts.server.ts'
import { membersServer } from './members.server.ts'
import { picturesServer } from './pictures.server.ts'
import type { KnowledgeOfClients } from './server/choose-client.ts'
import { standingServer } from './standing.server.ts'
import { eraseDisabledAccountsJob, foundColleagues, usersServer } from './users.server.ts'

export const usersRoom = room<KnowledgeOfClients & { databases: Databases }>({
  answers: known => [
    usersServer(known),
    membersServer(known.databases),
    accountsServer,
    picturesServer,
    standingServer(known),
  ],
  jobs: () => [eraseDisabledAccountsJob],
  fills: [fill(searchSourcesOffer, foundColleagues)],
})
