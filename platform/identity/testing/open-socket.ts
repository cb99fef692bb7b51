import { io, type Socket } from 'socket.io-client'
import { as } from '#kernel/testing/as.ts'
import type { TestPerson } from '#platform/testing/world.ts'
import { identityCalls } from '../identity.calls.ts'

/** A socket of the person's session, open. `told` is all that was said until it was closed by the server. */
export async function openSocket(address: string, person: TestPerson) {
  const { ticket } = await as(person).call(identityCalls.socketTicket, {})
  const socket: Socket = io(address, {
    transports: ['websocket'],
    auth: { ticket },
    reconnection: false,
    forceNew: true,
  })
  const said: [name: string, payload: unknown][] = []
  socket.onAny((name: string, payload: unknown) => void said.push([name, payload]))
  const closed = new Promise<void>(resolve => socket.once('disconnect', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return {
    told: () => closed.then(() => said),
    isOpen: () => socket.connected,
    close: () => void socket.disconnect(),
  }
}
