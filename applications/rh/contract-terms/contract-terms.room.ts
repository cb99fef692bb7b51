import { room } from '#kernel/server/room.ts'
import { contractTermsServers, hearNewClient } from './contract-terms.server.ts'

export const contractTermsRoom = room({
  answers: () => contractTermsServers,
  listeners: () => [hearNewClient],
})
