import { room } from '#kernel/server/room.ts'
import { easterEggsServer } from './easter-eggs.server.ts'

export const easterEggsRoom = room({ answers: () => [easterEggsServer] })
