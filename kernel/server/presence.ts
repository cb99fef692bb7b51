import type { Server } from 'socket.io'
import type { SocketOwner } from './socket-rooms.ts'

/** Who is there, whatever the process that he is connected to. */
export type Presence = {
  /** People with a tab open in the client. */
  connectedIn(clientId: string): Promise<ReadonlySet<string>>
}

const question = 'connectedIn'

/**
 * Each process knows its own sockets, and answers the others: nothing is written, nobody stays behind whose process died.
 * One that died a moment ago is waited for during five seconds; its people are left out.
 */
export function presenceAmong(io: Server): Presence {
  const here = (clientId: string) => {
    const ids = [...(io.of('/').adapter.rooms.get(`client:${clientId}`) ?? [])]
    return new Set(
      ids.flatMap(id => (io.of('/').sockets.get(id)?.data as { owner?: SocketOwner })?.owner?.userId ?? []),
    )
  }
  const elsewhere = (clientId: string) =>
    new Promise<string[]>(resolve =>
      io.serverSideEmit(question, clientId, (_missing: Error | null, answers: string[][]) => resolve(answers.flat())),
    )
  io.on(question, (clientId: string, answer: (userIds: string[]) => void) => answer([...here(clientId)]))
  return { connectedIn: async clientId => here(clientId).union(new Set(await elsewhere(clientId))) }
}
