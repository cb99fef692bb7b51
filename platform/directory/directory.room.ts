import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { searchSourcesOffer } from '#platform/search/search-source.slot.ts'
import { directoryServers, foundContacts, sendMessagesJob, sendMessageTestJob } from './directory.server.ts'
import { directorySourcesOffer } from './directory-source.slot.ts'

export const directoryRoom = room({
  answers: ({ offered }) => directoryServers(offered(directorySourcesOffer)),
  jobs: () => [sendMessagesJob, sendMessageTestJob],
  fills: [fill(searchSourcesOffer, foundContacts)],
})
