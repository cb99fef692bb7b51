import { room } from '#kernel/server/room.ts'
import { toDoServer } from './to-do.server.ts'
import { toDoSourcesOffer } from './to-do-source.slot.ts'

export const toDoRoom = room({ answers: ({ offered }) => [toDoServer(offered(toDoSourcesOffer))] })
