import { room } from '#kernel/server/room.ts'
import { companiesServer } from './companies.server.ts'

export const companiesRoom = room({ answers: () => [companiesServer] })
