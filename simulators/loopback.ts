import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Opens on a free port of the loopback; answers the address. */
export async function listen(server: Server) {
  server.listen(0, '127.0.0.1')
  await new Promise(open => server.once('listening', open))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export const close = (server: Server) =>
  new Promise<void>(done => {
    server.close(() => done())
    server.closeAllConnections()
  })
