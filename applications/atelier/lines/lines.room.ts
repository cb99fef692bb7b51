import { room } from '#kernel/server/room.ts'
import { linesServer } from './lines.server.ts'

export const linesRoom = room({ answers: () => [linesServer] })
