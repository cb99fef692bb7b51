import { room } from '#kernel/server/room.ts'
import { recruitmentIndicatorsServer } from './recruitment-indicators.server.ts'

export const recruitmentIndicatorsRoom = room({ answers: () => [recruitmentIndicatorsServer] })
