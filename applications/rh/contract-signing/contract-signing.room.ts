import type { Clock } from '#kernel/server/clock.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import type { SignersProof } from '#platform/envelopes/envelopes.server.ts'
import { signablesOffer } from '#platform/envelopes/signable.slot.ts'
import { contractSigningServer, signables } from './contract-signing.server.ts'

export const contractSigningRoom = room<SignersProof & { clock: Clock }>({
  answers: proof => [contractSigningServer(proof)],
  fillsFrom: ({ clock }) => [fill(signablesOffer, ...signables(clock))],
})
