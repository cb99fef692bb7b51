import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { signablesOffer } from '#platform/envelopes/signable.slot.ts'
import { signables } from './server/signables.ts'

export const rhEsignRoom = room({ fills: [fill(signablesOffer, ...signables)] })
