import { atelierAnswers } from '#atelier/atelier-db.ts'
import { preparationsCalls } from './preparations.calls.ts'
import { assignPreparation, takePreparation } from './server/assign-preparation.ts'
import { labelOfPallet } from './server/label-of-pallet.ts'
import { breakUpPallet, completePallet } from './server/pallet-in-hand.ts'
import { pickCases, putBack, reportShortage } from './server/pick-cases.ts'
import { preparationById, preparations, preparers } from './server/preparations.queries.ts'

export const preparationsServer = atelierAnswers(preparationsCalls, {
  getPreparations: preparations,
  getPreparers: preparers,
  getPreparation: (given, { id }) => preparationById(given, id),
  takePreparation: (given, { id }) => takePreparation(given, id),
  assignPreparation,
  pickCases,
  putBack,
  reportShortage,
  completePallet,
  breakUpPallet,
  getLabelOfPallet: labelOfPallet,
})
