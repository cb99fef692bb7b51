import { room } from '#kernel/server/room.ts'
import { documentRequestsServers, sendDocumentRequestJob, tellSentPieceJob } from './document-requests.server.ts'

export const documentRequestsRoom = room({
  answers: () => documentRequestsServers,
  jobs: () => [sendDocumentRequestJob, tellSentPieceJob],
})
