import type { Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import { Server } from 'socket.io'
import type { Signal } from '#kernel/shared/signal.ts'
import { closeEndedSockets, type FindEnded } from './close-ended-sockets.ts'
import { openPool } from './db.ts'
import { type Hearing, listenTo } from './hearing.ts'
import type { Log } from './log.ts'
import { isOurPage } from './own-page.ts'
import { type Presence, presenceAmong } from './presence.ts'
import { boundMessages, mostBytesOfMessage } from './socket-limits.ts'
import { type Room, roomsOf, type SocketOwner } from './socket-rooms.ts'
import { noWatch, type Watch } from './watch.ts'

/** Said to browsers after a commit. Nobody relies on it: who missed it finds the same at his next call. */
export type Signals = {
  /** Says something to everybody in a room, on whatever process they are. */
  tell<Payload>(room: Room, signal: Signal<Payload>, payload: Payload): void
  /** Closes the sockets of a room, on every process. */
  close(room: Room): void
}

export type Sockets = Signals & Presence & { stop(): Promise<void> }

type Opening = {
  address: string
  redeem(ticket: string): Promise<SocketOwner | undefined>
  findEnded: FindEnded
  heard: readonly Hearing[]
  /** Hosts whose pages may open a socket; the request's own host is always one. */
  origins: readonly string[]
  log: Log
  watch?: Watch
}

/** Who vanished without a word is gone after both together, less than the 90 seconds that people are told. */
const pingMs = 30_000
const pongWithinMs = 20_000
/** Who opens a websocket has this long to show his ticket. */
const ticketWithinMs = 10_000

/** Real time on the same port: websocket only, one-use tickets, rooms shared by all processes through the database. */
export function openSockets(
  server: HttpServer,
  { address, redeem, findEnded, heard, origins, log, watch = noWatch }: Opening,
): Sockets {
  const failed =
    (what: string) =>
    (error: unknown): undefined => {
      log.error({ err: error }, what)
      watch.failed({ error, during: { kind: 'signal', name: what } })
    }
  const pool = openPool(address, 'sillon sockets', 2)
  const line = lineOfAdapter(pool)
  const io = new Server(server, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: mostBytesOfMessage,
    connectTimeout: ticketWithinMs,
    pingInterval: pingMs,
    pingTimeout: pongWithinMs,
    allowRequest: (request, answer) => answer(null, isOurPage(request.headers, origins)),
    adapter: createAdapter(line.pool, { tableName: 'kernel.socket_attachment', errorHandler: failed('sockets') }),
  })
  boundMessages(io.engine)
  io.use(async (socket, next) => {
    const { ticket } = socket.handshake.auth
    const owner = typeof ticket === 'string' ? await redeem(ticket).catch(failed('ticket not read')) : undefined
    if (!owner) return next(new Error('TICKET_REFUSED'))
    socket.data.owner = owner
    await socket.join(roomsOf(owner))
    next()
  })
  io.on('connection', socket => listenTo(socket, socket.data.owner, heard, log, watch))
  const stopClosing = closeEndedSockets(io, findEnded, log)

  return {
    ...presenceAmong(io),
    tell: (room, { name }, payload) => void io.to(room).emit(name, payload),
    close: room => io.in(room).disconnectSockets(true),
    stop: async () => {
      await stopClosing()
      await line.isOpened()
      await io.close()
      await pool.end()
    },
  }
}

type Pool = ReturnType<typeof openPool>
type Line = { once(event: string, heard: () => void): Line }

/**
 * The adapter keeps one connection on which it listens. Closed while it opens it, it would forget it and never let it go:
 * whoever closes waits for the line to stand, or to fail.
 */
function lineOfAdapter(pool: Pool) {
  let opening: Promise<unknown> = Promise.resolve()
  const connect = () => {
    const line = pool.connect()
    opening = line.then(listening).catch(() => undefined)
    return line
  }
  return { pool: { connect, query: pool.query.bind(pool) } as unknown as Pool, isOpened: () => opening }
}

/** Once it has said all that it had to say first, or is cut. */
const listening = (line: Line) =>
  new Promise<void>(resolve => line.once('drain', () => setImmediate(resolve)).once('end', resolve))
