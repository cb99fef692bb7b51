import { room } from '#kernel/server/room.ts'
import { certificatesServer } from './certificates.server.ts'
import type { SimulatedTime } from './sealing.server.ts'
import { verificationServer } from './verification.server.ts'

export const sealingRoom = room<SimulatedTime>({
  answers: known => [certificatesServer(known), verificationServer],
})
