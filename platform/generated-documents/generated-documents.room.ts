import { room } from '#kernel/server/room.ts'
import { documentSourcesOffer } from '#platform/documents/document-source.slot.ts'
import { dropFreshDocumentsJob, generatedDocumentsServer } from './generated-documents.server.ts'

export const generatedDocumentsRoom = room({
  answers: ({ offered }) => [generatedDocumentsServer(offered(documentSourcesOffer))],
  jobs: () => [dropFreshDocumentsJob],
})
