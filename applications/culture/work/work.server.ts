import { cultureAnswers } from '#culture/culture-db.ts'
import { approveWork, correctWork, hoursToCheck, rejectWork } from './server/check-hours.ts'
import { saveWorkPlan } from './server/plan-work.ts'
import { noteWorkGivenUp, startWork, stopWork } from './server/start-and-stop-work.ts'
import { workNow, workOfWorker } from './server/work-now.queries.ts'
import { workChoices, workOfWeek, workRows } from './server/work-rows.queries.ts'
import { workCalls } from './work.calls.ts'

export const workServer = cultureAnswers(workCalls, {
  getWorkNow: given => workNow(given),
  getWorkOfWorker: workOfWorker,
  getWorkChoices: given => workChoices(given),
  getWorkRows: workRows,
  startWork,
  stopWork,
  noteWorkGivenUp,
  getWorkWeek: workOfWeek,
  saveWorkPlan,
  getHoursToCheck: hoursToCheck,
  correctWork,
  approveWork,
  rejectWork,
})
