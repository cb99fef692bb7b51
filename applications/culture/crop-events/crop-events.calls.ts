import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import {
  CropEvent,
  CropEventFields,
  cropEventsElement,
  kindsOfEvent,
  outcomeOfEvent,
  PlacesOfEvents,
} from './crop-event.model.ts'

const ofOne = z.strictObject({ id: idOf('culture.crop_event') })
const writing = { access: writes(cropEventsElement), answer: CropEvent } as const

const eventsByDay = {
  sorts: ['observedOn'],
  comparedSorts: ['agent', 'place', 'severity'],
  isUsuallyDownwards: true,
  isSearched: true,
  tabs: 'state',
  filters: { state: choice(['current', 'closed']), kind: choice(kindsOfEvent) },
} as const satisfies List

/** What is seen in greenhouses that asks for something to be done (design of crops, section 8). */
export const cropEventsCalls = calls('culture/crop-events', {
  getPaginatedCropEvents: {
    method: 'GET',
    path: 'culture/crop-events/:page/:size/:search?',
    access: reads(cropEventsElement),
    ...listOf(CropEvent, eventsByDay),
  },
  /** Where the caller may tell of one. */
  getPlacesOfEvents: {
    method: 'GET',
    path: 'culture/crop-events/places',
    access: writes(cropEventsElement),
    answer: PlacesOfEvents,
  },
  createCropEvent: {
    method: 'POST',
    path: 'culture/crop-events',
    ...writing,
    replays: true,
    status: 201,
    input: CropEventFields,
  },
  /** As long as it is not closed. 409 TRANSITION_INVALID, VERSION_CONFLICT */
  editCropEvent: {
    method: 'PUT',
    path: 'culture/crop-events/:id',
    ...writing,
    input: CropEventFields.extend({ ...ofOne.shape, version: z.int32() }),
  },
  /** Somebody has it in hand. 409 TRANSITION_INVALID */
  followCropEvent: { method: 'POST', path: 'culture/crop-events/:id/follow', ...writing, input: ofOne },
  /** With what was done about it. 409 TRANSITION_INVALID */
  closeCropEvent: {
    method: 'POST',
    path: 'culture/crop-events/:id/close',
    ...writing,
    input: ofOne.extend({ outcome: outcomeOfEvent, version: z.int32().optional() }),
  },
  /** What was done stays to be read. 409 TRANSITION_INVALID */
  reopenCropEvent: { method: 'POST', path: 'culture/crop-events/:id/reopen', ...writing, input: ofOne },
})
