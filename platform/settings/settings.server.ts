import { Refusal } from '#kernel/server/errors.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import type { SettingsBoard } from './server/settings-board.ts'
import { Settings } from './setting.model.ts'
import { settingsCalls } from './settings.calls.ts'

export { openSettings, type SettingsBoard } from './server/settings-board.ts'

export const settingsServer = (board: SettingsBoard) =>
  platformAnswers(settingsCalls, {
    getSettings: async () => board.present(),

    setSetting: async ({ db, caller, clock, afterCommit }, { key, value }) => {
      const read = Settings.shape[key].safeParse(value)
      if (!read.success) throw new Refusal(400, 'SETTING_INVALID', 'settings.invalid')
      const change = { value: JSON.stringify(read.data), changedAt: clock.now().toString(), changedBy: caller.userId }
      await db
        .insertInto('platform.setting')
        .values({ key, ...change })
        .onConflict(known => known.column('key').doUpdateSet(change))
        .execute()
      const changed = { ...board.present(), [key]: read.data }
      afterCommit(() => void board.reload())
      return changed
    },
  })
