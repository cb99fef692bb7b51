import type { Databases } from '#kernel/server/db.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { catalogueChangesOffer } from '#platform/applications/catalogue-changes.slot.ts'
import { notificationTypesOffer } from '#platform/notifications/notification-type.slot.ts'
import {
  accessTypesServer,
  delegationNews,
  rightDelegationsServer,
  rightsServer,
  tellDelegationsJob,
} from './rights.server.ts'
import { menuServer } from './menu.server.ts'
import type { KnowledgeOfClients } from './server/choose-client.ts'
import { tellEveryMenu } from './server/tell-every-menu.ts'

export const rightsRoom = room<KnowledgeOfClients & { databases: Databases }>({
  answers: known => [rightsServer(known), menuServer(known), accessTypesServer(known), rightDelegationsServer(known)],
  jobs: () => [tellDelegationsJob],
  fills: [fill(notificationTypesOffer, delegationNews)],
  fillsFrom: ({ databases }) => [fill(catalogueChangesOffer, tellEveryMenu(databases))],
})
