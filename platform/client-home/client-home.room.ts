import { room } from '#kernel/server/room.ts'
import { clientHomeServer } from './client-home.server.ts'

export const clientHomeRoom = room({ answers: () => [clientHomeServer] })
