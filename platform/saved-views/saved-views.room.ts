import { room } from '#kernel/server/room.ts'
import { savedViewsServer } from './saved-views.server.ts'

export const savedViewsRoom = room({ answers: () => [savedViewsServer] })
