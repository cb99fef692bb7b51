import { room } from '#kernel/server/room.ts'
import { applicationFormServers } from './application-form.server.ts'

export const applicationFormRoom = room({ answers: () => applicationFormServers })
