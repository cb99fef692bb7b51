import { z } from 'zod'
import { role } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { Settings, settingKeys } from './setting.model.ts'

/** The installation's own settings (card « Réglages » of the super admin's home). */
export const settingsCalls = calls('platform/settings', {
  getSettings: { method: 'GET', path: 'setting', access: role('superAdmin'), answer: Settings },
  setSetting: {
    method: 'PUT',
    path: 'setting/:key',
    access: role('superAdmin'),
    input: z.strictObject({ key: z.enum(settingKeys), value: z.json() }),
    answer: Settings,
  },
})
