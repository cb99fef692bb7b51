import { energieAnswers } from '#energie/energie-db.ts'
import { planDeviation } from './server/plan-deviation.queries.ts'
import { plannedWeek } from './server/plans.queries.ts'
import { createEnginePlan, deleteEnginePlan, editEnginePlan } from './server/write-engine-plan.ts'
import { plansCalls } from './plans.calls.ts'

export const plansServer = energieAnswers(plansCalls, {
  getPlannedWeek: (given, { day }) => plannedWeek(given, day),
  getPlanDeviation: (given, { day, meterId }) => planDeviation(given, day, meterId),
  createEnginePlan: ({ db }, plan) => createEnginePlan(db, plan),
  editEnginePlan: ({ db }, change) => editEnginePlan(db, change),
  deleteEnginePlan: ({ db }, { id }) => deleteEnginePlan(db, id),
})
