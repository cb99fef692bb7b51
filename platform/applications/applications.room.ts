import type { Databases } from '#kernel/server/db.ts'
import { room } from '#kernel/server/room.ts'
import { catalogueServer } from './applications.server.ts'
import { elementsServer } from './elements.server.ts'
import { countEntitiesJob, figuresServer } from './figures.server.ts'
import type { Knowledge } from './server/tell-catalogue.ts'

export const applicationsRoom = room<Knowledge & { databases: Databases }>({
  answers: known => [catalogueServer(known), elementsServer(known), figuresServer(known.databases)],
  jobs: () => [countEntitiesJob],
})
