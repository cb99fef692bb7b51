import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { configurationComponentsOffer } from '#platform/delegation/configuration-component.slot.ts'
import { disputesRoom } from './disputes/disputes.room.ts'
import { qualiteComponents } from './qualite-components.model.ts'

/** The rooms of Qualite. */
export const qualiteRooms = [room({ fills: [fill(configurationComponentsOffer, ...qualiteComponents)] }), disputesRoom]
