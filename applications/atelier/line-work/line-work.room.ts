import { room } from '#kernel/server/room.ts'
import { floorJobs } from './floor-jobs.server.ts'
import { lineWorkServer } from './line-work.server.ts'

export const lineWorkRoom = room({ answers: () => [lineWorkServer], jobs: () => floorJobs })
