import type { Server } from 'socket.io'
import type { SocketOwner } from './socket-rooms.ts'

/** Who is there, whatever the process that he is connected to. */
export type Presence = {
  /** People with a tab open in the client. */
  connectedIn(clientId: string): Promise<ReadonlySet<string>>
  /** People with a tab open, each once, with the clients that they work in. */
  connected(): Promise<ReadonlyMap<string, ReadonlySet<string>>>
}

const question = 'connectedIn'
const questionOfAll = 'connected'

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
  /** A tab as a person and his client. */
  const tabsHere = () =>
    [...io.of('/').sockets.values()].flatMap(({ data }): [string, string | null][] => {
      const { owner } = data as { owner?: SocketOwner }
      return owner ? [[owner.userId, owner.clientId]] : []
    })
  const tabsElsewhere = () =>
    new Promise<[string, string | null][]>(resolve =>
      io.serverSideEmit(questionOfAll, (_missing: Error | null, answers: [string, string | null][][]) =>
        resolve(answers.flat()),
      ),
    )
  io.on(questionOfAll, (answer: (tabs: [string, string | null][]) => void) => answer(tabsHere()))
  io.on(question, (clientId: string, answer: (userIds: string[]) => void) => answer([...here(clientId)]))
  return {
    connectedIn: async clientId => here(clientId).union(new Set(await elsewhere(clientId))),
    connected: async () => {
      const people = new Map<string, Set<string>>()
      for (const [userId, clientId] of [...tabsHere(), ...(await tabsElsewhere())]) {
        const clients = people.get(userId) ?? new Set()
        if (clientId) clients.add(clientId)
        people.set(userId, clients)
      }
      return people
    },
  }
}
