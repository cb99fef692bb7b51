import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { configurationComponentsOffer } from '#platform/delegation/configuration-component.slot.ts'
import { cultureComponents } from './culture-components.model.ts'
import { placesRoom } from './places/places.room.ts'
import { plantingsRoom } from './plantings/plantings.room.ts'
import { varietiesRoom } from './varieties/varieties.room.ts'
import { growingCertificatesRoom } from './growing-certificates/growing-certificates.room.ts'
import { workTasksRoom } from './work-tasks/work-tasks.room.ts'
import { workersRoom } from './workers/workers.room.ts'
import { forecastsRoom } from './forecasts/forecasts.room.ts'
import { yieldsRoom } from './yields/yields.room.ts'
import { plantRoundsRoom } from './plant-rounds/plant-rounds.room.ts'
import { workRoom } from './work/work.room.ts'
import { cropIncidentsRoom } from './crop-incidents/crop-incidents.room.ts'
import { phytoProductsRoom } from './phyto-products/phyto-products.room.ts'
import { treatmentsRoom } from './treatments/treatments.room.ts'

/** The rooms of Culture. */
export const cultureRooms = [
  room({ fills: [fill(configurationComponentsOffer, ...cultureComponents)] }),
  placesRoom,
  plantingsRoom,
  varietiesRoom,
  growingCertificatesRoom,
  workTasksRoom,
  workersRoom,
  cropIncidentsRoom,
  yieldsRoom,
  forecastsRoom,
  plantRoundsRoom,
  workRoom,
  phytoProductsRoom,
  treatmentsRoom,
]
