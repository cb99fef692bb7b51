import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { hearing } from '#kernel/server/hearing.ts'
import { makeLog } from '#kernel/server/log.ts'
import { openSockets } from '#kernel/server/sockets.ts'
import { signal } from '#kernel/shared/signal.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { openTestDatabases } from '#kernel/testing/open-databases.ts'
import { onSignal, say, startLive } from './live.ts'
import { navigateWith } from './navigation.ts'
import { type SessionMade, setClient, signedIn, signOut } from './session.ts'

let address = ''
vi.mock('socket.io-client', async importOriginal => {
  const { io } = await importOriginal<{ io: (address: string, options: object) => unknown }>()
  return { io: (options: object) => io(address, options) }
})

const { addresses, close } = await openTestDatabases()
const remark = signal('REMARK', z.object({ words: z.string() }))
const greeting = signal('GREETING', z.object({ words: z.string() }))
const heardByServer: string[] = []
const server = createServer().listen(0, '127.0.0.1')
await once(server, 'listening')
address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

/** A ticket names the client that it was asked in. */
const tickets: string[] = []
const sockets = openSockets(server, {
  address: addresses.platform,
  redeem: async ticket => ({
    userId: 'marie',
    sessionId: 'session',
    connectionUid: 'connection',
    clientId: ticket,
    serviceIds: [],
  }),
  findEnded: async () => new Set(),
  heard: [hearing(remark, async ({ clientId }, { words }) => void heardByServer.push(`${clientId}: ${words}`))],
  origins: [window.location.origin],
  log: makeLog('silent'),
})
afterAll(async () => {
  await sockets.stop()
  await close()
})

navigateWith(() => undefined)

const clientCalled = (id: string) => ({ id, name: id, logo: null, readOnly: false })
const marie = {
  token: 'token',
  expiresIn: 600,
  userId: 'marie',
  connectionUid: 'connection',
  user: { id: 'marie', language: 'fr', selectedClient: clientCalled('serres') },
} as SessionMade

const isThere = async (clientId: string) => (await sockets.connectedIn(clientId)).has('marie')
const standsIn = (clientId: string) => eventually(async () => expect(await isThere(clientId)).toBe(true))

let heard: string[]
let stop: (() => void)[]
beforeEach(() => {
  heard = []
  tickets.length = 0
  heardByServer.length = 0
  let asked = 0
  const askTicket = async () => {
    asked += 1
    const ticket = sessionStorage.getItem('client') ?? 'none'
    tickets.push(`${ticket} ${asked}`)
    return ticket
  }
  stop = [startLive(askTicket), onSignal(greeting, ({ words }) => heard.push(words))]
})
afterEach(async () => {
  signOut()
  for (const end of stop) end()
  await eventually(async () => expect(await isThere('serres')).toBe(false))
})

test('nobody signed in has a line; who signs in hears what is said to him', async () => {
  expect(tickets).toEqual([])
  signedIn(marie)
  await standsIn('serres')

  sockets.tell('user:marie', greeting, { words: 'bonjour' })

  await eventually(() => expect(heard).toEqual(['bonjour']))
})

test('what is said before the line stands is said as soon as it does', async () => {
  signedIn(marie)
  say(remark, { words: 'tôt' })
  await standsIn('serres')
  say(remark, { words: 'tard' })

  await eventually(() => expect(heardByServer).toEqual(['serres: tôt', 'serres: tard']))
})

test('a line that was cut stands again with a ticket of its own', async () => {
  signedIn(marie)
  await standsIn('serres')

  sockets.close('user:marie')
  await eventually(async () => expect(await isThere('serres')).toBe(false))
  await eventually(() => {
    window.dispatchEvent(new Event('online'))
    expect(tickets).toEqual(['serres 1', 'serres 2'])
  })
  await standsIn('serres')
})

test('the line follows the client of the tab', async () => {
  signedIn(marie)
  await standsIn('serres')

  setClient(clientCalled('bocage'))

  await standsIn('bocage')
  await eventually(async () => expect(await isThere('serres')).toBe(false))
  sockets.tell('client:serres', greeting, { words: 'aux serres' })
  sockets.tell('client:bocage', greeting, { words: 'au bocage' })
  await eventually(() => expect(heard).toEqual(['au bocage']))
})

test('who signs out has no line any more', async () => {
  signedIn(marie)
  await standsIn('serres')

  signOut()

  await eventually(async () => expect(await isThere('serres')).toBe(false))
  expect(tickets).toHaveLength(1)
})
