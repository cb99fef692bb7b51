import { room } from '#kernel/server/room.ts'
import { closeDaysJob } from './server/close-days.ts'
import { theoreticalStockServer } from './theoretical-stock.server.ts'

export const theoreticalStockRoom = room({ answers: () => [theoreticalStockServer], jobs: () => [closeDaysJob] })
