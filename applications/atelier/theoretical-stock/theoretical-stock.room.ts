import { room } from '#kernel/server/room.ts'
import { theoreticalStockServer } from './theoretical-stock.server.ts'

export const theoreticalStockRoom = room({ answers: () => [theoreticalStockServer] })
