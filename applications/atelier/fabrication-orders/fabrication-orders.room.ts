import { room } from '#kernel/server/room.ts'
import { fabricationOrdersServer } from './fabrication-orders.server.ts'

export const fabricationOrdersRoom = room({ answers: () => [fabricationOrdersServer] })
