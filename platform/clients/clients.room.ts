import type { Clock } from '#kernel/server/clock.ts'
import { room } from '#kernel/server/room.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import { clientsServer, hearClientCreated } from './clients.server.ts'
import { publicClientsServer } from './public-clients.server.ts'
import { registrationServer } from './registration.server.ts'
import type { SupportParts } from './server/start-support.ts'
import { hearSupport, supportServer } from './support.server.ts'

export const clientsRoom = room<SupportParts & { clock: Clock; keys: Keys }>({
  answers: known => [clientsServer, registrationServer, supportServer(known), publicClientsServer],
  listeners: known => [hearClientCreated(known), hearSupport],
})
