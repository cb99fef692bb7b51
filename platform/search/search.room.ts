import { room } from '#kernel/server/room.ts'
import { searchServer } from './search.server.ts'
import { searchSourcesOffer } from './search-source.slot.ts'

export const searchRoom = room({ answers: ({ offered }) => [searchServer(offered(searchSourcesOffer))] })
