import { room } from '#kernel/server/room.ts'
import { preparationsServer } from './preparations.server.ts'

export const preparationsRoom = room({ answers: () => [preparationsServer] })
