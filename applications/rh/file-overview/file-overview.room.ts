import { room } from '#kernel/server/room.ts'
import { fileOverviewServer } from './file-overview.server.ts'

export const fileOverviewRoom = room({ answers: () => [fileOverviewServer] })
