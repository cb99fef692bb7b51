import type { Databases } from '#kernel/server/db.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { searchSourcesOffer } from '#platform/search/search-source.slot.ts'
import { documentSourcesOffer } from './document-source.slot.ts'
import { companySource, documentTypesServer } from './document-types.server.ts'
import {
  documentsServer,
  entriesInJournal,
  filesInJournal,
  foundDocuments,
  readContentsJob,
} from './documents.server.ts'
import { foldersServer } from './folders.server.ts'
import type { Knowledge } from './server/reach.ts'

export const documentsRoom = room<Knowledge & { databases: Databases }>({
  answers: ({ offered, ...known }) => [
    documentTypesServer(offered(documentSourcesOffer)),
    foldersServer(known.databases),
    documentsServer(known),
  ],
  jobs: () => [readContentsJob],
  fills: [fill(rowsOfRoomsOffer, entriesInJournal, filesInJournal), fill(documentSourcesOffer, companySource)],
  fillsFrom: known => [fill(searchSourcesOffer, foundDocuments(known))],
})
