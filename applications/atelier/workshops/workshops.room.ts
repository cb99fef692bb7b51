import { room } from '#kernel/server/room.ts'
import { workshopsServer } from './workshops.server.ts'

export const workshopsRoom = room({ answers: () => [workshopsServer] })
