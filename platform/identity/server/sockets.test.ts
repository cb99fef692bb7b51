import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import type { Sockets } from '#kernel/server/sockets.ts'
import { useWorld } from '#platform/testing/world.ts'
import { identityCalls } from '../identity.calls.ts'

const world = useWorld()
let address: string
let sockets: Sockets
const opened: Socket[] = []

beforeAll(async () => {
  sockets = world.openSockets([])
  address = await world.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => opened.forEach(socket => socket.disconnect()))

/** Resolves when the socket is open; rejects with the refusal. */
const open = (ticket: string, extraHeaders: Record<string, string> = {}) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = io(address, {
      transports: ['websocket'],
      auth: { ticket },
      extraHeaders,
      reconnection: false,
      forceNew: true,
    })
    opened.push(socket)
    socket.once('connect', () => resolve(socket))
    socket.once('connect_error', reject)
  })

test('a ticket opens one socket, which hears what is said to its person', async () => {
  const marie = await world.person()
  const { ticket } = await as(marie).call(identityCalls.socketTicket, {})

  const socket = await open(ticket)
  const heard = new Promise(resolve => socket.once('NEW_NOTIFICATION', resolve))
  sockets.tell(`user:${marie.userId}`, 'NEW_NOTIFICATION', { unread: 1 })

  expect(await heard).toEqual({ unread: 1 })
  await expect(open(ticket)).rejects.toThrow('TICKET_REFUSED')
})

test('a ticket is refused after half a minute, or when its session is over', async () => {
  const [marie, paul] = [await world.person(), await world.person()]
  const late = await as(marie).call(identityCalls.socketTicket, {})
  world.clock.advance({ seconds: 31 })
  const orphan = await as(paul).call(identityCalls.socketTicket, {})
  await as(paul).call(identityCalls.logout, { connectionUid: paul.connectionUid })

  await expect(open(late.ticket)).rejects.toThrow('TICKET_REFUSED')
  await expect(open(orphan.ticket)).rejects.toThrow('TICKET_REFUSED')
  await expect(open('nothing')).rejects.toThrow('TICKET_REFUSED')
})

test('a page of another site opens none', async () => {
  const marie = await world.person()
  const { ticket } = await as(marie).call(identityCalls.socketTicket, {})

  await expect(open(ticket, { origin: 'https://ailleurs.example' })).rejects.toThrow()
})

test('a ticket is given only to somebody who is signed in', async () => {
  await expect(as({ app: world.app }).call(identityCalls.socketTicket, {})).rejects.toMatchObject({ status: 401 })
})
