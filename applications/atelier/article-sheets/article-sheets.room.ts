import { room } from '#kernel/server/room.ts'
import { articleSheetsServer } from './article-sheets.server.ts'

export const articleSheetsRoom = room({ answers: () => [articleSheetsServer] })
