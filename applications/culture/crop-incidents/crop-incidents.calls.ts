import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import {
  CropIncident,
  CropIncidentFields,
  cropIncidentsElement,
  kindsOfIncident,
  outcomeOfIncident,
  PlacesOfIncidents,
} from './crop-incident.model.ts'

const ofOne = z.strictObject({ id: idOf('culture.crop_incident') })
const writing = { access: writes(cropIncidentsElement), answer: CropIncident } as const

const incidentsByDay = {
  sorts: ['observedOn'],
  comparedSorts: ['agent', 'place', 'severity'],
  isUsuallyDownwards: true,
  isSearched: true,
  tabs: 'state',
  filters: { state: choice(['current', 'closed']), kind: choice(kindsOfIncident) },
} as const satisfies List

/** What is seen in greenhouses that asks for something to be done (design of crops, section 8). */
export const cropIncidentsCalls = calls('culture/crop-incidents', {
  getPaginatedCropIncidents: {
    method: 'GET',
    path: 'culture/crop-incidents/:page/:size/:search?',
    access: reads(cropIncidentsElement),
    ...listOf(CropIncident, incidentsByDay),
  },
  /** Where the caller may tell of one. */
  getPlacesOfIncidents: {
    method: 'GET',
    path: 'culture/crop-incidents/places',
    access: writes(cropIncidentsElement),
    answer: PlacesOfIncidents,
  },
  createCropIncident: {
    method: 'POST',
    path: 'culture/crop-incidents',
    ...writing,
    replays: true,
    status: 201,
    input: CropIncidentFields,
  },
  /** As long as it is not closed. 409 TRANSITION_INVALID, VERSION_CONFLICT */
  editCropIncident: {
    method: 'PUT',
    path: 'culture/crop-incidents/:id',
    ...writing,
    input: CropIncidentFields.extend({ ...ofOne.shape, version: z.int32() }),
  },
  /** Somebody has it in hand. 409 TRANSITION_INVALID */
  followCropIncident: { method: 'POST', path: 'culture/crop-incidents/:id/follow', ...writing, input: ofOne },
  /** With what was done about it. 409 TRANSITION_INVALID */
  closeCropIncident: {
    method: 'POST',
    path: 'culture/crop-incidents/:id/close',
    ...writing,
    input: ofOne.extend({ outcome: outcomeOfIncident, version: z.int32().optional() }),
  },
  /** What was done stays to be read. 409 TRANSITION_INVALID */
  reopenCropIncident: { method: 'POST', path: 'culture/crop-incidents/:id/reopen', ...writing, input: ofOne },
})
