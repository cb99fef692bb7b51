import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { configurationComponentsOffer } from '#platform/delegation/configuration-component.slot.ts'
import { circuitsRoom } from './approval-circuits/circuits.room.ts'
import { demandesComponents } from './demandes-components.model.ts'
import { requestsRoom } from './requests/requests.room.ts'

/** The rooms of Demandes. */
export const demandesRooms = [
  room({ fills: [fill(configurationComponentsOffer, ...demandesComponents)] }),
  requestsRoom,
  circuitsRoom,
]
