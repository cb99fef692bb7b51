import type { Databases } from '#kernel/server/db.ts'
import { room } from '#kernel/server/room.ts'
import { providersServer, serviceCatalogueServer } from './providers.server.ts'
import type { PrivateHosts } from './server/save-external-service.ts'

export const providersRoom = room<{ databases: Databases; privateHosts: PrivateHosts }>({
  answers: known => [serviceCatalogueServer(known), providersServer(known)],
})
