import { cultureAnswers } from '#culture/culture-db.ts'
import { cropIncidentsCalls } from './crop-incidents.calls.ts'
import { pageOfCropIncidents, placesOfIncidents } from './server/crop-incidents.queries.ts'
import {
  closeCropIncident,
  createCropIncident,
  editCropIncident,
  followCropIncident,
  reopenCropIncident,
} from './server/write-crop-incident.ts'

export const cropIncidentsServer = cultureAnswers(cropIncidentsCalls, {
  getPaginatedCropIncidents: pageOfCropIncidents,
  getPlacesOfIncidents: placesOfIncidents,
  createCropIncident,
  editCropIncident,
  followCropIncident: (given, { id }) => followCropIncident(given, id),
  closeCropIncident,
  reopenCropIncident: (given, { id }) => reopenCropIncident(given, id),
})
