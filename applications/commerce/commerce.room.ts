import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { configurationComponentsOffer } from '#platform/delegation/configuration-component.slot.ts'
import { forecastsRoom } from './forecasts/forecasts.room.ts'
import { salesRoom } from './sales/sales.room.ts'
import { commerceComponents } from './commerce-components.model.ts'

/** The rooms of Commerce. */
export const commerceRooms = [
  room({ fills: [fill(configurationComponentsOffer, ...commerceComponents)] }),
  salesRoom,
  forecastsRoom,
]
