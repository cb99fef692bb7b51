import { room } from '#kernel/server/room.ts'
import { yieldsServer } from './yields.server.ts'

export const yieldsRoom = room({ answers: () => [yieldsServer] })
