import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { searchSourcesOffer } from '#platform/search/search-source.slot.ts'
import { candidatesInSearch, candidatesServer, forgetCandidatesJob } from './candidates.server.ts'

export const candidatesRoom = room({
  answers: () => [candidatesServer],
  jobs: () => [forgetCandidatesJob],
  fills: [fill(searchSourcesOffer, candidatesInSearch)],
})
