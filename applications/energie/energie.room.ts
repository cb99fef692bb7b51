import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { configurationComponentsOffer } from '#platform/delegation/configuration-component.slot.ts'
import { energieComponents } from './energie-components.model.ts'

/** The rooms of Energie. */
export const energieRooms = [room({ fills: [fill(configurationComponentsOffer, ...energieComponents)] })]
