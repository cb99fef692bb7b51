import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { certificatesServer } from './certificates.server.ts'
import { type SimulatedTime, simulatedTimeOffer } from './simulated-time.slot.ts'
import { verificationServer } from './verification.server.ts'

export const sealingRoom = room<{ simulatedTime: SimulatedTime | undefined }>({
  answers: () => [certificatesServer, verificationServer],
  fillsFrom: ({ simulatedTime }) => (simulatedTime ? [fill(simulatedTimeOffer, simulatedTime)] : []),
})
