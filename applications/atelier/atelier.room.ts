import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { configurationComponentsOffer } from '#platform/delegation/configuration-component.slot.ts'
import { atelierComponents } from './atelier-components.model.ts'
import { lotsRoom } from './lots/lots.room.ts'
import { sheetsRoom } from './sheets/sheets.room.ts'

/** The rooms of Atelier. */
export const atelierRooms = [
  sheetsRoom,
  lotsRoom,
  room({ fills: [fill(configurationComponentsOffer, ...atelierComponents)] }),
]
