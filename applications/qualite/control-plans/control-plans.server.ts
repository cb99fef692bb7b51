import { qualiteAnswers } from '#qualite/qualite-db.ts'
import { controlPlansCalls } from './control-plans.calls.ts'
import { companiesForPlans, controlPlans } from './server/control-plans.queries.ts'
import { createControlPlan, editControlPlan } from './server/write-control-plan.ts'

export { measuresOf } from './server/control-plans.queries.ts'
export { hearLots, makeDuesJob } from './server/make-dues.ts'

export const controlPlansServer = qualiteAnswers(controlPlansCalls, {
  getControlPlans: controlPlans,
  getCompaniesForControlPlans: companiesForPlans,
  createControlPlan,
  editControlPlan,
})
