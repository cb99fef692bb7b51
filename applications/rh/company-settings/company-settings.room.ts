import { room } from '#kernel/server/room.ts'
import { companySettingsServer } from './company-settings.server.ts'

export const companySettingsRoom = room({
  answers: () => [companySettingsServer],
})
