import { qualiteAnswers } from '#qualite/qualite-db.ts'
import { nonConformitiesCalls } from './non-conformities.calls.ts'
import { nonConformityById, pageOfNonConformities } from './server/non-conformities.queries.ts'
import {
  actOnNonConformity,
  addQualityAction,
  analyseNonConformity,
  cancelNonConformity,
  closeNonConformity,
  containNonConformity,
  endQualityAction,
  reopenNonConformity,
  verifyNonConformity,
} from './server/work-on-non-conformity.ts'
import { editNonConformity, nonConformityChoices, openNonConformity } from './server/write-non-conformity.ts'

export { writeNonConformity } from './server/write-non-conformity.ts'

export const nonConformitiesServer = qualiteAnswers(nonConformitiesCalls, {
  getNonConformities: pageOfNonConformities,
  getNonConformityChoices: nonConformityChoices,
  getNonConformity: (given, { id }) => nonConformityById(given, id),
  openNonConformity,
  editNonConformity,
  addQualityAction,
  endQualityAction,
  containNonConformity,
  analyseNonConformity,
  actOnNonConformity,
  verifyNonConformity,
  closeNonConformity,
  cancelNonConformity,
  reopenNonConformity,
})
