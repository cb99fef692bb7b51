import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import { rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { documentSourcesOffer } from '#platform/documents/document-source.slot.ts'
import { notificationTypesOffer } from '#platform/notifications/notification-type.slot.ts'
import type { RememberedRights } from '#platform/rights/rights.server.ts'
import { documentsInJournal, dropFreshDocumentsJob, generatedDocumentsServer } from './generated-documents.server.ts'
import { generateDocumentsJob, generationRunsServer, runEnded } from './generation-runs.server.ts'

export const generatedDocumentsRoom = room<{ catalogue: ElementCatalogue; rights: RememberedRights }>({
  answers: ({ catalogue, offered }) => [
    generatedDocumentsServer({ catalogue, sources: offered(documentSourcesOffer) }),
    generationRunsServer,
  ],
  jobs: ({ catalogue, rights, offered }) => [
    dropFreshDocumentsJob,
    generateDocumentsJob({ catalogue, rights, sources: offered(documentSourcesOffer) }),
  ],
  fills: [fill(notificationTypesOffer, runEnded), fill(rowsOfRoomsOffer, documentsInJournal)],
})
