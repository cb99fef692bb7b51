import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { signal } from '#kernel/shared/signal.ts'
import { ask } from '#kernel/testing/ask.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { openTestDatabases } from '#kernel/testing/open-databases.ts'
import { hearing } from './hearing.ts'
import { makeLog } from './log.ts'
import type { SocketOwner } from './socket-rooms.ts'
import { openSockets, type Sockets } from './sockets.ts'

const { addresses, installer, close } = await openTestDatabases()
const heard: { owner: string; words: string }[] = []
const remark = signal('REMARK', z.strictObject({ words: z.string() }))
const programs: { server: Server; sockets: Sockets }[] = []
const tabs: Socket[] = []
afterAll(async () => {
  for (const tab of tabs) tab.disconnect()
  for (const { sockets } of programs) await sockets.stop()
  await close()
})

/** A ticket is the name of its person here, and each works in one client. */
const ownerOf = (name: string): SocketOwner => ({
  userId: name,
  sessionId: name,
  connectionUid: name,
  clientId: 'serres',
  serviceIds: [],
})

async function startProgram() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sockets = openSockets(server, {
    address: addresses.platform,
    redeem: async ticket => ownerOf(ticket),
    findEnded: async () => new Set(),
    heard: [hearing(remark, async ({ userId }, { words }) => void heard.push({ owner: userId, words }))],
    origins: [],
    log: makeLog('silent'),
  })
  programs.push({ server, sockets })
  return { sockets, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function open(address: string, ticket: string) {
  const tab = io(address, { transports: ['websocket'], auth: { ticket }, reconnection: false, forceNew: true })
  tabs.push(tab)
  await new Promise((resolve, reject) => {
    tab.once('connect', () => resolve(undefined))
    tab.once('connect_error', reject)
  })
  return tab
}

/** A program of its own on the wire, which keeps to none of our rules. */
async function rawSocket(address: string) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
  const closed = new Promise<number>(resolve => socket.addEventListener('close', ({ code }) => resolve(code)))
  await new Promise(resolve => socket.addEventListener('open', resolve, { once: true }))
  return { socket, closed }
}

const first = await startProgram()
const second = await startProgram()
const greeting = signal('GREETING', z.object({ words: z.string() }))

test('what a browser says is heard when it is declared, in its shape, as of the owner of the socket', async () => {
  const tab = await open(first.address, 'marie')

  tab.emit('UNKNOWN', { words: 'rien' })
  tab.emit('REMARK', { words: 12 })
  tab.emit('REMARK', { words: 'bonjour', userId: 'paul' })
  tab.emit('REMARK', 'bonjour')
  tab.emit('REMARK', { words: 'bonsoir' })

  await eventually(() => expect(heard).toEqual([{ owner: 'marie', words: 'bonsoir' }]))
  expect(tab.connected).toBe(true)
})

test('who says more than twenty things in a second is cut off, with a ticket or without', async () => {
  const tab = await open(first.address, 'paul')
  const disconnected = new Promise(resolve => tab.once('disconnect', resolve))
  const { socket, closed } = await rawSocket(first.address)

  for (let times = 0; times < 25; times += 1) {
    tab.emit('UNKNOWN', times)
    socket.send('42["UNKNOWN"]')
  }

  await disconnected
  await closed
})

test('twenty in a second are let through', async () => {
  const tab = await open(first.address, 'anne')
  for (let times = 0; times < 18; times += 1) tab.emit('UNKNOWN', times)
  tab.emit('REMARK', { words: 'toujours là' })

  await eventually(() => expect(heard).toContainEqual({ owner: 'anne', words: 'toujours là' }))
})

test('a message over 64 kB closes the line', async () => {
  const { socket, closed } = await rawSocket(first.address)

  socket.send(`40${JSON.stringify({ ticket: 'x'.repeat(70_000) })}`)

  expect(await closed).toBe(1009)
})

test('two programs on one database share what is said, also when it is long, and who is there', async () => {
  const [marie, paul] = [await open(first.address, 'marie'), await open(second.address, 'paul')]
  const words = 'é'.repeat(20_000)
  const told = Promise.all([marie, paul].map(tab => new Promise(resolve => tab.once('GREETING', resolve))))
  await eventually(async () => expect([...(await first.sockets.connectedIn('serres'))]).toContain('paul'))

  first.sockets.tell('client:serres', greeting, { words })

  expect(await told).toEqual([{ words }, { words }])
  expect([...(await second.sockets.connectedIn('serres'))]).toEqual(expect.arrayContaining(['marie', 'paul']))
  expect([...(await second.sockets.connectedIn('bocage'))]).toEqual([])
  paul.disconnect()
  await eventually(async () => expect([...(await first.sockets.connectedIn('serres'))]).not.toContain('paul'))
})

test('a room closed on one program is closed on the other', async () => {
  const elsewhere = await open(second.address, 'jeanne')
  const disconnected = new Promise(resolve => elsewhere.once('disconnect', resolve))

  first.sockets.close('session:jeanne')

  await disconnected
})

test('a program that is stopped as it opens lets go of its line to the database, and ends', async () => {
  const { sockets } = await startProgram()
  programs.pop()

  await expect(sockets.stop()).resolves.toBeUndefined()
})

test('programs cut from the database for a moment find each other again', async () => {
  const elsewhere = await open(second.address, 'marie')
  await ask(
    installer,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'sillon sockets' and datname = current_database()`,
  )

  const heardAgain = vi.fn()
  elsewhere.on('GREETING', heardAgain)

  await eventually(() => {
    first.sockets.tell('user:marie', greeting, { words: 'de retour' })
    expect(heardAgain).toHaveBeenCalled()
  })
})
