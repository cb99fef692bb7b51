import { room } from '#kernel/server/room.ts'
import { operatorsServer } from './operators.server.ts'

export const operatorsRoom = room({ answers: () => [operatorsServer] })
