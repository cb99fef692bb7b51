import type { Server as HttpServer } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import { Server } from 'socket.io'
import { openPool } from './db.ts'
import type { Log } from './log.ts'
import { isOurPage } from './own-page.ts'

/** Whose socket it is; the rooms follow from it, a browser never names one. */
export type SocketOwner = { userId: string; sessionId: string; clientId: string | null }

export type Room = `user:${string}` | `session:${string}` | `client:${string}`

export type Sockets = {
  /** Says something to everybody in a room, on whatever process they are. */
  tell(room: Room, event: string, payload: object): void
  /** Closes the sockets of a room, on every process. */
  close(room: Room): void
  stop(): Promise<void>
}

type Opening = {
  address: string
  redeem(ticket: string): Promise<SocketOwner | undefined>
  /** Hosts whose pages may open a socket; the request's own host is always one. */
  origins: readonly string[]
  log: Log
}

const mostBytesOfMessage = 65_536

/** Real time on the same port: websocket only, one-use tickets, rooms shared by all processes through the database. */
export function openSockets(server: HttpServer, { address, redeem, origins, log }: Opening): Sockets {
  const pool = openPool(address, 'sillon sockets', 2)
  const io = new Server(server, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: mostBytesOfMessage,
    allowRequest: (request, answer) => answer(null, isOurPage(request.headers, origins)),
    adapter: createAdapter(pool, {
      tableName: 'kernel.socket_attachment',
      errorHandler: error => log.error({ err: error }, 'sockets'),
    }),
  })
  const notRedeemed = (error: unknown) => void log.error({ err: error }, 'ticket not read')
  io.use(async (socket, next) => {
    const { ticket } = socket.handshake.auth
    const owner = typeof ticket === 'string' ? await redeem(ticket).catch(notRedeemed) : undefined
    if (!owner) return next(new Error('TICKET_REFUSED'))
    const rooms: Room[] = [`user:${owner.userId}`, `session:${owner.sessionId}`]
    await socket.join(owner.clientId ? [...rooms, `client:${owner.clientId}`] : rooms)
    next()
  })
  return {
    tell: (room, event, payload) => void io.to(room).emit(event, payload),
    close: room => io.in(room).disconnectSockets(true),
    stop: async () => {
      await io.close()
      await pool.end()
    },
  }
}
