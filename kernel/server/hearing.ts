import type { Socket } from 'socket.io'
import { z } from 'zod'
import type { Signal } from '#kernel/shared/signal.ts'
import type { Log } from './log.ts'
import type { SocketOwner } from './socket-rooms.ts'
import type { Watch } from './watch.ts'

/** Something that browsers may say, and what is done about it. */
export type Hearing = { signal: Signal; hear(owner: SocketOwner, payload: unknown): Promise<void> }

export const hearing = <Payload>(
  signal: Signal<Payload>,
  hear: (owner: SocketOwner, payload: Payload) => Promise<void>,
): Hearing => ({ signal, hear: (owner, payload) => hear(owner, payload as Payload) })

/** Hears what is declared, in the shape declared; whatever else a browser says falls on deaf ears. */
export function listenTo(socket: Socket, owner: SocketOwner, heard: readonly Hearing[], log: Log, watch: Watch) {
  for (const { signal, hear } of heard) {
    socket.on(signal.name, (said: unknown) => {
      const read = z.safeParse(signal.payload, said)
      if (!read.success) return
      hear(owner, read.data).catch(error => {
        log.error({ err: error, signal: signal.name }, 'not heard')
        watch.failed({
          error,
          during: { kind: 'signal', name: signal.name },
          userId: owner.userId,
          clientId: owner.clientId ?? undefined,
          sent: said,
        })
      })
    })
  }
}
