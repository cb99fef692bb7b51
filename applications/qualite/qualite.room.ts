import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { configurationComponentsOffer } from '#platform/delegation/configuration-component.slot.ts'
import { controlPlansRoom } from './control-plans/control-plans.room.ts'
import { controlsRoom } from './controls/controls.room.ts'
import { disputesRoom } from './disputes/disputes.room.ts'
import { nonConformitiesRoom } from './non-conformities/non-conformities.room.ts'
import { qualiteComponents } from './qualite-components.model.ts'

/** The rooms of Qualite. */
export const qualiteRooms = [
  room({ fills: [fill(configurationComponentsOffer, ...qualiteComponents)] }),
  disputesRoom,
  controlPlansRoom,
  nonConformitiesRoom,
  controlsRoom,
]
