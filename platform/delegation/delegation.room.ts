import { room } from '#kernel/server/room.ts'
import { delegationServer, type Knowledge } from './delegation.server.ts'

export const delegationRoom = room<Knowledge>({ answers: known => [delegationServer(known)] })
