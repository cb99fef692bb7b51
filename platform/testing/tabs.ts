import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll } from 'vitest'
import type { Sockets } from '#kernel/server/sockets.ts'
import { as } from '#kernel/testing/as.ts'
import { identityCalls } from '#platform/identity/identity.calls.ts'
import type { OwnWorld, TestPerson } from './world.ts'

export type Tabs = {
  sockets: Sockets
  /** A tab as a browser opens it: with a ticket of its person, in the client that he works in. */
  open(person: TestPerson): Promise<Socket>
  /** Rejects with the refusal. */
  openWith(ticket: string, headers?: Record<string, string>): Promise<Socket>
}

export const ticketOf = async (person: TestPerson) => (await as(person).call(identityCalls.socketTicket, {})).ticket

/** Opens the real time of the product for a test file, and closes what was opened after. */
export function useTabs(world: OwnWorld): Tabs {
  const opened: Socket[] = []
  let sockets: Sockets | undefined
  let address = ''
  beforeAll(async () => {
    sockets = world.openSockets([])
    address = await world.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => opened.forEach(tab => tab.disconnect()))

  const openWith = (ticket: string, extraHeaders: Record<string, string> = {}) =>
    new Promise<Socket>((resolve, reject) => {
      const transport = { transports: ['websocket'], reconnection: false, forceNew: true }
      const tab = io(address, { ...transport, auth: { ticket }, extraHeaders })
      opened.push(tab)
      tab.once('connect', () => resolve(tab))
      tab.once('connect_error', reject)
    })
  return {
    get sockets() {
      return sockets as Sockets
    },
    open: async person => openWith(await ticketOf(person)),
    openWith,
  }
}
