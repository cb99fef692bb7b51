import type { Server } from 'socket.io'

export const mostBytesOfMessage = 65_536
const mostMessages = 20
const windowMs = 1_000

type Engine = Server['engine']

/** Whoever says more than twenty things in a second is cut off, ticket or not: no page of ours says two. */
export const boundMessages = (engine: Engine) =>
  engine.on('connection', (connection: { on(event: 'packet', heard: () => void): void; close(): void }) => {
    let said = 0
    let since = 0
    connection.on('packet', () => {
      const now = performance.now()
      if (now - since >= windowMs) [said, since] = [0, now]
      said += 1
      if (said > mostMessages) connection.close()
    })
  })
