import { cultureAnswers } from '#culture/culture-db.ts'
import { cancelTreatment } from './server/cancel-treatment.ts'
import { closedPlaces } from './server/closed-places.queries.ts'
import { planTreatment } from './server/plan-treatment.ts'
import { recordTreatment } from './server/record-treatment.ts'
import { pageOfTreatments } from './server/treatments.queries.ts'
import { treatmentChoices } from './server/treatment-choices.queries.ts'
import { validateTreatment } from './server/validate-treatment.ts'
import { treatmentsCalls } from './treatments.calls.ts'

export { requireOpenPlaces } from './server/closed-places.queries.ts'

export const treatmentsServer = cultureAnswers(treatmentsCalls, {
  getPaginatedTreatments: pageOfTreatments,
  getTreatmentChoices: given => treatmentChoices(given),
  getClosedPlaces: given => closedPlaces(given),
  planTreatment,
  recordTreatment,
  validateTreatment,
  cancelTreatment,
})
