import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { signaturesToDo } from '#platform/envelopes/envelopes.server.ts'
import { signablesOffer } from '#platform/envelopes/signable.slot.ts'
import { toDoSourcesOffer } from '#platform/to-do/to-do-source.slot.ts'
import { rh } from '#rh/rh.application.ts'
import { signables } from './server/signables.ts'

export const rhEsignRoom = room({
  fills: [fill(signablesOffer, ...signables), fill(toDoSourcesOffer, signaturesToDo(rh.id, 'rh/esign'))],
})
