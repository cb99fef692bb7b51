import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { configurationComponentsOffer } from '#platform/delegation/configuration-component.slot.ts'
import { energieComponents } from './energie-components.model.ts'
import { sourcesRoom } from './sources/sources.room.ts'
import { metersRoom } from './meters/meters.room.ts'
import { billingPeriodsRoom } from './billing-periods/billing-periods.room.ts'

/** The rooms of Energie. */
export const energieRooms = [
  room({ fills: [fill(configurationComponentsOffer, ...energieComponents)] }),
  sourcesRoom,
  metersRoom,
  billingPeriodsRoom,
]
