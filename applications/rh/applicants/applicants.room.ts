import { room } from '#kernel/server/room.ts'
import { applicantsServer, tellDataRequestJob } from './applicants.server.ts'

export const applicantsRoom = room({ answers: () => [applicantsServer], jobs: () => [tellDataRequestJob] })
