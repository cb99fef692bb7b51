import { rm } from 'node:fs/promises'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabases } from '#kernel/server/db.ts'
import { addressesOfRoles } from '#kernel/server/install.ts'
import { keysFrom } from '#kernel/server/secrets.ts'
import { testKey } from '#kernel/testing/database.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import type { Ground } from './testing/open-test-house.ts'
import { takeDemo } from './testing/take-demo.ts'
import { end, endAll, type Program, requireBuiltInterface, type SignedIn, signIn, start } from './testing/programs.ts'

let demo: Ground
let programs: [Program, Program]
const tabs: Socket[] = []

beforeAll(async () => {
  requireBuiltInterface()
  demo = await takeDemo()
  const settings = {
    DATA_DIR: demo.folder,
    DATABASE_URL: demo.database.url,
    SILLON_DEMO: '1',
    SILLON_KEY: testKey,
  }
  programs = [await start(settings), await start(settings)]
})
afterAll(async () => {
  for (const tab of tabs) tab.disconnect()
  await endAll()
  await demo.database.drop()
  await rm(demo.folder, { recursive: true })
})

async function openTab({ address }: Program, person: SignedIn) {
  const { body } = await person.post('user/socketTicket', {})
  const { ticket } = body as { ticket: string }
  const tab = io(address, { transports: ['websocket'], auth: { ticket }, reconnection: false, forceNew: true })
  tabs.push(tab)
  await new Promise((resolve, reject) => {
    tab.once('connect', () => resolve(undefined))
    tab.once('connect_error', reject)
  })
  return tab
}

const heardOn = (tab: Socket, name: string) =>
  new Promise(resolve => tab.once(name, payload => resolve({ payload, at: performance.now() }))) as Promise<{
    payload: object
    at: number
  }>

const ofService = (person: SignedIn) => async () => {
  const { body } = await person.get('user/connected/services')
  const services = body as { name: string; users: { name: string }[] }[]
  return services.find(({ name }) => name === 'Culture Serre Nord')?.users.map(({ name }) => name)
}

describe('two programs on one database', () => {
  test('tell each other what is written, in a second', async () => {
    const [first, second] = programs
    const ines = await signIn(second, 'lecture@val-de-loire.example')
    const tab = await openTab(second, ines)
    const { unread } = (await ines.get(`user/notifications/count/${ines.userId}`)).body as { unread: number }
    const sophie = await signIn(first, 'admin@val-de-loire.example')
    const heard = heardOn(tab, 'NEW_NOTIFICATION')
    const databases = openDatabases(addressesOfRoles(demo.database.url, keysFrom(testKey)))

    await databases.transaction('platform', { clientId: ines.clientId, readOnly: false }, db =>
      notify(db, { userIds: [ines.userId], type: 'platform.message', title: 'Livraison de blouses' }),
    )
    await databases.close()
    const written = performance.now()
    await sophie.post('user/setLanguage', { language: 'fr' })

    const { payload, at } = await heard
    expect(payload).toEqual({ id: expect.any(String), unread: unread + 1 })
    expect(at - written).toBeLessThan(1_000)
  })

  test('know together who is connected, and forget whom one of them lost', async () => {
    const [first, second] = programs
    const youssef = await signIn(first, 'chef.serre@val-de-loire.example')
    const leila = await signIn(second, 'equipe.serre@val-de-loire.example')
    const team = ofService(youssef)
    await openTab(first, youssef)
    const tab = await openTab(second, leila)

    await eventually(async () => expect(await team()).toEqual(['Benali', 'Haddad']))

    tab.disconnect()
    await eventually(async () => expect(await team()).toEqual(['Benali']))
  })

  test('close the socket of a session that the other one ended, and say why', async () => {
    const [first, second] = programs
    const older = await signIn(second, 'directeur@val-de-loire.example')
    const tab = await openTab(second, older)
    const told = heardOn(tab, 'LOGOUT_OUTDATED_USER_SESSION')
    const closed = new Promise(resolve => tab.once('disconnect', () => resolve(performance.now()))) as Promise<number>

    await signIn(first, 'directeur@val-de-loire.example')
    const signedIn = performance.now()

    expect((await told).payload).toEqual({ connectionUid: older.connectionUid })
    expect((await closed) - signedIn).toBeLessThan(2_000)
    expect((await older.get('client/active')).body).toMatchObject({ code: 'SESSION_REPLACED' })
  })

  test('go on alone when the other one is killed', async () => {
    const [first, second] = programs
    const youssef = await signIn(first, 'chef.serre@val-de-loire.example')
    await openTab(second, await signIn(second, 'equipe.serre@val-de-loire.example'))
    await openTab(first, youssef)
    const team = ofService(youssef)
    await eventually(async () => expect(await team()).toEqual(['Benali', 'Haddad']))

    await end(second, 'SIGKILL')

    expect(await team()).toEqual(['Benali'])
    expect(await end(first, 'SIGTERM')).toBe(0)
  })
})
