import { ask } from '#kernel/testing/ask.ts'
import type { MfaPolicy, SettingKey, Settings } from '#platform/settings/setting.model.ts'
import type { OwnWorld } from '#platform/testing/world.ts'

const off: MfaPolicy = { superAdmin: 'off', superDev: 'off', adminOfClient: 'off', signer: 'off', others: 'off' }

/** What a super admin decided, known to the house at once. */
export async function decide<Key extends SettingKey>(world: OwnWorld, key: Key, value: Settings[Key]) {
  await ask(
    world.installer,
    `insert into platform.setting (key, value) values ($1, $2)
     on conflict (key) do update set value = excluded.value`,
    [key, JSON.stringify(value)],
  )
  await world.settings.reload()
}

/** Whether a second factor is asked; nobody is asked but by the rules given. */
export const decidePolicy = (world: OwnWorld, rules: Partial<MfaPolicy>) =>
  decide(world, 'mfaPolicy', { ...off, ...rules })
