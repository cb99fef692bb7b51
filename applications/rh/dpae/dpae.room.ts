import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import type { Knowledge } from '#platform/delegation/delegation.server.ts'
import {
  documentSourcesOffer,
  documentTypesOffer,
  objectsOfTypesOffer,
} from '#platform/documents/document-source.slot.ts'
import { notificationTypesOffer } from '#platform/notifications/notification-type.slot.ts'
import { toDoSourcesOffer } from '#platform/to-do/to-do-source.slot.ts'
import { dpaeAccountsServer } from './accounts.server.ts'
import {
  declarationFailed,
  declarationReceipt,
  declarationSource,
  dpaeServer,
  dpaeToDo,
  dropTextFilesJob,
  followDeclarationsJob,
  objectsOfDeclarationReceipt,
  sendPlannedJob,
  type SimulatedServices,
} from './dpae.server.ts'

export const dpaeRoom = room<Knowledge & { simulated: SimulatedServices }>({
  answers: ({ simulated, ...known }) => [dpaeServer(simulated), dpaeAccountsServer(known, simulated)],
  jobs: ({ simulated }) => [followDeclarationsJob(simulated), sendPlannedJob(simulated), dropTextFilesJob],
  fills: [
    fill(notificationTypesOffer, declarationFailed),
    fill(toDoSourcesOffer, dpaeToDo),
    fill(documentTypesOffer, declarationReceipt),
    fill(documentSourcesOffer, declarationSource),
    fill(objectsOfTypesOffer, objectsOfDeclarationReceipt),
  ],
})
