import { qualiteAnswers } from '#qualite/qualite-db.ts'
import { controlsCalls } from './controls.calls.ts'
import { controlsOfDay } from './server/controls.queries.ts'
import { cancelControl, recordControl, startControl, validateControl } from './server/record-control.ts'
import { pageOfControlRecords } from './server/records.queries.ts'

export { controlsToDo } from './server/controls-to-do.ts'
export { lotGate } from './server/lot-gate.ts'
export { overdueNews, tellOverdueJob } from './server/tell-overdue-job.ts'

export const controlsServer = qualiteAnswers(controlsCalls, {
  getControlsOfDay: (given, { date }) => controlsOfDay(given, date),
  startControl,
  recordControl,
  cancelControl,
  validateControl,
  getControlRecords: pageOfControlRecords,
})
