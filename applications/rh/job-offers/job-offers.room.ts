import { room } from '#kernel/server/room.ts'
import { closeOffersJob, jobOffersServers } from './job-offers.server.ts'

export const jobOffersRoom = room({ answers: () => jobOffersServers, jobs: () => [closeOffersJob] })
