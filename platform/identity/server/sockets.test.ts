import type { Socket } from 'socket.io-client'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { memberRoom, type Room } from '#kernel/server/socket-rooms.ts'
import { signal } from '#kernel/shared/signal.ts'
import { ticketOf, useTabs } from '#platform/testing/tabs.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { identityCalls } from '../identity.calls.ts'
import { sessionsCalls } from '../sessions.calls.ts'
import { logoutOutdatedUserSession, sessionRevoked, successfulLogin } from '../sessions.signals.ts'

const world = useOwnWorld()
const tabs = useTabs(world)
const news = signal('NEWS', z.object({ words: z.string() }))

/** Says it, then something else in a room that they are in too: who has not heard it by then never will. */
async function heardBy(listening: Socket[], room: Room) {
  const words = listening.map(tab => {
    const heard: string[] = []
    tab.on(news.name, ({ words }) => heard.push(words))
    return heard
  })
  const over = listening.map(tab => new Promise(resolve => tab.once('OVER', resolve)))
  tabs.sockets.tell(room, news, { words: 'bonjour' })
  tabs.sockets.tell('everybody', signal('OVER', z.null()), null)
  await Promise.all(over)
  return words.map(heard => heard.length > 0)
}

const closedWithin = async (tab: Socket, milliseconds: number) => {
  const begun = performance.now()
  await new Promise(resolve => tab.once('disconnect', resolve))
  return performance.now() - begun < milliseconds
}

describe('a ticket', () => {
  test('opens one socket, which hears what is said to its person', async () => {
    const marie = await world.person()
    const ticket = await ticketOf(marie)

    const tab = await tabs.openWith(ticket)

    expect(await heardBy([tab], `user:${marie.userId}`)).toEqual([true])
    await expect(tabs.openWith(ticket)).rejects.toThrow('TICKET_REFUSED')
  })

  test('is refused after half a minute, or when its session is over', async () => {
    const [marie, paul] = [await world.person(), await world.person()]
    const late = await ticketOf(marie)
    world.clock.advance({ seconds: 31 })
    const orphan = await ticketOf(paul)
    await as(paul).call(identityCalls.logout, { connectionUid: paul.connectionUid })

    await expect(tabs.openWith(late)).rejects.toThrow('TICKET_REFUSED')
    await expect(tabs.openWith(orphan)).rejects.toThrow('TICKET_REFUSED')
    await expect(tabs.openWith('nothing')).rejects.toThrow('TICKET_REFUSED')
  })

  test('opens none from a page of another site', async () => {
    const ticket = await ticketOf(await world.person())

    await expect(tabs.openWith(ticket, { origin: 'https://ailleurs.example' })).rejects.toThrow()
  })

  test('is given only to somebody who is signed in', async () => {
    await expect(as({ app: world.app }).call(identityCalls.socketTicket, {})).rejects.toMatchObject({ status: 401 })
  })
})

describe('what is said', () => {
  test('reaches those whom it is for: the person, the session, the client, the service, the member', async () => {
    const [serres, bocage] = [await world.client(), await world.client({ name: 'Bocage' })]
    const marie = await world.person({ in: serres })
    const anne = await world.person({ in: bocage })
    const three = [await tabs.open(marie), await tabs.open(anne), await tabs.open({ ...marie, clientId: undefined })]
    const [session] = await ask<{ id: string }>(world.installer, 'select id from platform.session where user_id = $1', [
      marie.userId,
    ])
    const [service] = await ask<{ id: string }>(
      world.installer,
      'select service_id as id from platform.service_user where user_id = $1',
      [marie.userId],
    )

    expect(await heardBy(three, `user:${marie.userId}`)).toEqual([true, false, true])
    expect(await heardBy(three, `session:${session?.id}`)).toEqual([true, false, true])
    expect(await heardBy(three, `client:${serres.id}`)).toEqual([true, false, false])
    expect(await heardBy(three, `service:${service?.id}`)).toEqual([true, false, false])
    expect(await heardBy(three, memberRoom(serres.id, marie.userId))).toEqual([true, false, false])
    expect(await heardBy(three, memberRoom(bocage.id, marie.userId))).toEqual([false, false, false])
  })
})

describe('a socket', () => {
  test('whose session is ended is told why, and closed', async () => {
    const serres = await world.client()
    const [sophie, paul] = [await world.person({ in: serres, admin: true }), await world.person({ in: serres })]
    const tab = await tabs.open(paul)
    const told = new Promise(resolve => tab.once(sessionRevoked.name, resolve))
    const isClosed = closedWithin(tab, 2_000)

    await as(sophie).call(sessionsCalls.revokeSession, { connectionUid: paul.connectionUid })

    expect(await told).toEqual({ reason: 'ADMIN' })
    expect(await isClosed).toBe(true)
  })

  test.each([
    [
      'session was ended elsewhere',
      `update platform.session set revoked_at = now(), reason = 'ADMIN' where user_id = $1`,
    ],
    ['account is disabled', 'update platform.user set active = false where id = $1'],
    ['membership is over', 'update platform.client_user set active = false where user_id = $1'],
    [
      'client is closed',
      `update platform.client set status = 'inactive' where id in (select client_id from platform.client_user where user_id = $1)`,
    ],
  ])('whose %s is closed within two seconds, and no other', async (_what, statement) => {
    const [marie, paul] = [await world.person({ in: await world.client() }), await world.person()]
    const [tab, other] = [await tabs.open(marie), await tabs.open(paul)]
    const isClosed = closedWithin(tab, 2_000)

    await ask(world.installer, statement, [marie.userId])

    expect(await isClosed).toBe(true)
    expect(other.connected).toBe(true)
  })
})

describe('a tab that has signed in', () => {
  test('has the older one told again', async () => {
    const marie = await world.person()
    const older = await tabs.open(marie)
    const told = new Promise(resolve => older.once(logoutOutdatedUserSession.name, resolve))
    const again = await world.signIn(marie)
    const newer = await tabs.open(again)

    newer.emit(successfulLogin.name, { connectionUid: again.connectionUid })

    expect(await told).toEqual({ connectionUid: marie.connectionUid })
  })

  test('says it of itself alone', async () => {
    const [marie, paul] = [await world.person(), await world.person()]
    const older = await tabs.open(marie)
    const again = await world.signIn(marie)
    const [newer, strange] = [await tabs.open(again), await tabs.open(paul)]
    const told: unknown[] = []
    older.on(logoutOutdatedUserSession.name, words => told.push(words))

    strange.emit(successfulLogin.name, { connectionUid: again.connectionUid })
    newer.emit(successfulLogin.name, { connectionUid: paul.connectionUid })
    newer.emit(successfulLogin.name, 'oui')
    await new Promise(resolve => older.once('disconnect', resolve))

    expect(told).toEqual([])
  })
})
