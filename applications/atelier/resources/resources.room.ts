import { room } from '#kernel/server/room.ts'
import { resourcesServer } from './resources.server.ts'

export const resourcesRoom = room({ answers: () => [resourcesServer] })
