import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { configurationComponentsOffer } from '#platform/delegation/configuration-component.slot.ts'
import { accountMapRoom } from './account-map/account-map.room.ts'
import { accountingExportsRoom } from './accounting-exports/accounting-exports.room.ts'
import { figuresRoom } from './figures/figures.room.ts'
import { financesComponents } from './finances-components.model.ts'

/** The rooms of Finances. */
export const financesRooms = [
  room({ fills: [fill(configurationComponentsOffer, ...financesComponents)] }),
  figuresRoom,
  accountMapRoom,
  accountingExportsRoom,
]
