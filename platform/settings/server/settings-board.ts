import type { Databases } from '#kernel/server/db.ts'
import { keepCurrent } from '#kernel/server/keep-current.ts'
import type { Log } from '#kernel/server/log.ts'
import { Settings, usualSettings } from '../setting.model.ts'

/** The settings, held in memory by each process and read again when one changes. */
export type SettingsBoard = { present(): Settings; reload(): Promise<void>; stop(): Promise<void> }

export async function openSettings(databases: Databases, log: Log, isDemo: boolean): Promise<SettingsBoard> {
  let settings = usualSettings(isDemo)
  const reload = async () => {
    const rows = await databases.query<{ key: string; value: unknown }>(
      'platform',
      'settings',
      'select key, value from platform.setting',
      [],
    )
    const decided = rows.filter(({ key }) => key in Settings.shape).map(({ key, value }) => [key, value])
    settings = Settings.parse({ ...usualSettings(isDemo), ...Object.fromEntries(decided) })
  }
  const stop = await keepCurrent(databases, log, 'settings', reload)
  return { present: () => settings, reload, stop }
}
