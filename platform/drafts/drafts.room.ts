import { room } from '#kernel/server/room.ts'
import { draftsServer, forgetDraftsJob } from './drafts.server.ts'

export const draftsRoom = room({ answers: () => [draftsServer], jobs: () => [forgetDraftsJob] })
