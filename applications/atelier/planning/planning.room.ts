import { room } from '#kernel/server/room.ts'
import { planningServer } from './planning.server.ts'

export const planningRoom = room({ answers: () => [planningServer] })
