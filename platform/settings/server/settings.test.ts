import { afterEach, expect, onTestFinished, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { usualSettings } from '../setting.model.ts'
import { settingsCalls } from '../settings.calls.ts'

const world = useOwnWorld()
const superAdmin = () => world.person({ superAdmin: true })

afterEach(async () => {
  await ask(world.installer, 'delete from platform.setting')
  await world.settings.reload()
})

test('until somebody decides, a demonstration requires no second factor and production does', async () => {
  expect(await as(await superAdmin()).call(settingsCalls.getSettings, {})).toEqual(usualSettings(true))
  expect(usualSettings(false).mfaPolicy).toMatchObject({ superAdmin: 'required', others: 'optional' })
})

test('what a super admin decides counts at once, and for every process', async () => {
  const second = await world.openAnother()
  onTestFinished(() => second.close())

  await as(await superAdmin()).call(settingsCalls.setSetting, { key: 'sessionHours', value: 8 })

  for (const { settings } of [world, second]) await expect.poll(() => settings.present().sessionHours).toBe(8)
})

test.each([
  ['sessionHours', 3],
  ['sessionHours', 17],
  ['sessionHours', '8'],
  ['bugReportMail', 'nobody'],
  ['mfaPolicy', { superAdmin: 'off' }],
] as const)('%s cannot be %s', async (key, value) => {
  const answer = await as(await superAdmin()).send(settingsCalls.setSetting, { key, value })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'SETTING_INVALID'])
})

test('nobody else reads or changes them', async () => {
  const [admin, superDev] = [
    await world.person({ in: await world.client(), admin: true }),
    await world.person({ superDev: true }),
  ]
  for (const person of [admin, superDev]) {
    expect((await as(person).send(settingsCalls.getSettings, {})).statusCode).toBe(403)
    const change = await as(person).send(settingsCalls.setSetting, { key: 'sessionHours', value: 8 })
    expect(change.statusCode).toBe(403)
  }
})
