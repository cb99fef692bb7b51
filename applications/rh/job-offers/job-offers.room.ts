import { room } from '#kernel/server/room.ts'
import { jobOffersServers } from './job-offers.server.ts'

export const jobOffersRoom = room({ answers: () => jobOffersServers })
