import { cultureAnswers } from '#culture/culture-db.ts'
import { cropEventsCalls } from './crop-events.calls.ts'
import { pageOfCropEvents, placesOfEvents } from './server/crop-events.queries.ts'
import {
  closeCropEvent,
  createCropEvent,
  editCropEvent,
  followCropEvent,
  reopenCropEvent,
} from './server/write-crop-event.ts'

export const cropEventsServer = cultureAnswers(cropEventsCalls, {
  getPaginatedCropEvents: pageOfCropEvents,
  getPlacesOfEvents: placesOfEvents,
  createCropEvent,
  editCropEvent,
  followCropEvent: (given, { id }) => followCropEvent(given, id),
  closeCropEvent,
  reopenCropEvent: (given, { id }) => reopenCropEvent(given, id),
})
