import type { Clock } from '#kernel/server/clock.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { signaturesToDo, type SignersProof } from '#platform/envelopes/envelopes.server.ts'
import { signablesOffer } from '#platform/envelopes/signable.slot.ts'
import { toDoSourcesOffer } from '#platform/to-do/to-do-source.slot.ts'
import { rh } from '#rh/rh.application.ts'
import { contractSigningServer, signables } from './contract-signing.server.ts'

export const contractSigningRoom = room<SignersProof & { clock: Clock }>({
  answers: proof => [contractSigningServer(proof)],
  fills: [fill(toDoSourcesOffer, signaturesToDo(rh.id, 'rh/esign'))],
  fillsFrom: ({ clock }) => [fill(signablesOffer, ...signables(clock))],
})
