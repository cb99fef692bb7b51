import { room } from '#kernel/server/room.ts'
import { forecastsServer } from './forecasts.server.ts'

export const forecastsRoom = room({ answers: () => [forecastsServer] })
