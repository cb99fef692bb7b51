import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { configurationComponentsOffer } from '#platform/delegation/configuration-component.slot.ts'
import { figuresRoom } from './figures/figures.room.ts'
import { financesComponents } from './finances-components.model.ts'

/** The rooms of Finances. */
export const financesRooms = [room({ fills: [fill(configurationComponentsOffer, ...financesComponents)] }), figuresRoom]
