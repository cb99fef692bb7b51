import { room } from '#kernel/server/room.ts'
import { wallServer } from './wall.server.ts'

export const wallRoom = room({ answers: () => [wallServer] })
