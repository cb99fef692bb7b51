import { room } from '#kernel/server/room.ts'
import { circuitsServer } from './circuits.server.ts'

export const circuitsRoom = room({ answers: () => [circuitsServer] })
