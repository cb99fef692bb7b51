import { room } from '#kernel/server/room.ts'
import { type SettingsBoard, settingsServer } from './settings.server.ts'

export const settingsRoom = room<{ settings: SettingsBoard }>({ answers: ({ settings }) => [settingsServer(settings)] })
