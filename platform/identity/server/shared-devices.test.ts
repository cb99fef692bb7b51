import { beforeEach, expect, test } from 'vitest'
import type { Call } from '#kernel/shared/call.ts'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { statusesOf } from '#platform/testing/closed-doors.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { sharedDevicesCalls } from '../shared-devices.calls.ts'
import { sessionMade } from '../testing/session-made.ts'
import { securityEventsOf } from '../testing/session-row.ts'

const world = useOwnWorld()
let serres: TestClient
let admin: TestPerson
beforeEach(async () => {
  serres = await world.client({ name: 'Serres du Layon' })
  admin = await world.person({ in: serres, admin: true })
})

const made = (name = 'Poste ligne 7') => as(admin).call(sharedDevicesCalls.createSharedDevice, { name })
const enrolled = async () => {
  const { userId } = await made()
  const { key } = await as(admin).call(sharedDevicesCalls.enrolSharedDevice, { userId })
  return { userId, key }
}
const enter = (key: string) => as(visitor(world.app)).send(sharedDevicesCalls.enterWithDevice, { key })
const refusal = async (person: TestPerson, call: Call, input: object) => {
  const { statusCode, json } = await as(person).send(call, { ...input })
  return [statusCode, json().code]
}

test('a device enters by the key that it keeps, into its client, without any right of its own', async () => {
  const { userId, key } = await enrolled()
  const session = sessionMade((await enter(key)).json())
  expect(session).toMatchObject({ userId, next: 'ok', user: { name: 'Poste ligne 7', adminOfClient: false } })
  expect(session.user.selectedClient?.name).toBe('Serres du Layon')
  const [device] = await as(admin).call(sharedDevicesCalls.getSharedDevices, {})
  expect(device).toMatchObject({ userId, enteredAt: world.clock.now().toString() })
  expect(await securityEventsOf(world, userId)).toContain('LOGIN')
})

test('a key that was given anew or revoked opens nothing, and what it had opened is closed at once', async () => {
  const { userId, key } = await enrolled()
  const { token } = sessionMade((await enter(key)).json())
  const { key: next } = await as(admin).call(sharedDevicesCalls.enrolSharedDevice, { userId })
  const tablet = { app: world.app, token, clientId: serres.id }
  expect((await as(tablet).send(sharedDevicesCalls.getSharedDevices, {})).statusCode).toBe(401)
  expect((await enter(key)).json()).toMatchObject({ code: 'STATION_UNKNOWN' })
  expect((await enter(next)).statusCode).toBe(200)
  const revoked = await as(admin).call(sharedDevicesCalls.revokeSharedDevice, { userId })
  expect(revoked.enrolledAt).toBeNull()
  expect((await enter(next)).statusCode).toBe(401)
  expect((await enter('rubbish')).statusCode).toBe(401)
})

test('a device whose membership ended, or that was made an administrator, is not let in by a key alone', async () => {
  const { userId, key } = await enrolled()
  const change = (set: string) =>
    ask(world.installer, `update platform.client_user set ${set} where user_id = $1`, [userId])
  await change('admin = true')
  expect((await enter(key)).statusCode).toBe(401)
  await change('admin = false, active = false')
  expect((await enter(key)).statusCode).toBe(401)
})

test('one device has one session: who enters with the same key last is in', async () => {
  const { key } = await enrolled()
  const first = sessionMade((await enter(key)).json())
  await enter(key)
  const tablet = { app: world.app, token: first.token, clientId: serres.id }
  expect((await as(tablet).send(sharedDevicesCalls.getSharedDevices, {})).json()).toMatchObject({
    code: 'SESSION_REPLACED',
  })
})

test('devices are kept by administrators of their client: to others they are as if they were not', async () => {
  const { userId } = await made()
  const neighbour = await world.person({ in: await world.client(), admin: true })
  expect(await as(neighbour).call(sharedDevicesCalls.getSharedDevices, {})).toEqual([])
  expect(await refusal(neighbour, sharedDevicesCalls.enrolSharedDevice, { userId })).toEqual([404, 'NOT_FOUND'])
  expect(await refusal(neighbour, sharedDevicesCalls.revokeSharedDevice, { userId })).toEqual([404, 'NOT_FOUND'])
  expect(await refusal(admin, sharedDevicesCalls.enrolSharedDevice, { userId: admin.userId })).toEqual([
    404,
    'NOT_FOUND',
  ])
  const nobody = await world.person({ in: serres })
  const doors = [
    sharedDevicesCalls.getSharedDevices,
    sharedDevicesCalls.createSharedDevice,
    sharedDevicesCalls.enrolSharedDevice,
    sharedDevicesCalls.revokeSharedDevice,
  ]
  expect([...new Set(await statusesOf(nobody, doors))]).toEqual([403])
})
