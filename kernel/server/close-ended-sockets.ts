import type { Server } from 'socket.io'
import type { Log } from './log.ts'
import type { SocketOwner } from './socket-rooms.ts'

/** Those whose session, account or place in the client is over. */
export type FindEnded = (owners: readonly SocketOwner[]) => Promise<ReadonlySet<SocketOwner>>

/** Milliseconds: with the reading, a socket outlives the right to it by less than two seconds. */
const patrolMs = 1_500

/**
 * Closes what is over, whoever ended it and on whatever process: most who end a session close its sockets themselves,
 * none has to remember it.
 */
export function closeEndedSockets(io: Server, findEnded: FindEnded, log: Log) {
  const round = async () => {
    const open = [...io.of('/').sockets.values()].map(socket => ({ socket, owner: socket.data.owner as SocketOwner }))
    if (open.length === 0) return
    const ended = await findEnded(open.map(({ owner }) => owner))
    for (const { socket, owner } of open) if (ended.has(owner)) socket.disconnect(true)
  }
  let underWay: Promise<void> | undefined
  const timer = setInterval(() => {
    underWay ??= round()
      .catch(error => log.error({ err: error }, 'ended sessions not read'))
      .finally(() => {
        underWay = undefined
      })
  }, patrolMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await underWay
  }
}
