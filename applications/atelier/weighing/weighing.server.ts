import { atelierAnswers } from '#atelier/atelier-db.ts'
import { cancelWeighing, recordWeighing } from './server/record-weighing.ts'
import { lotToWeigh, pageOfWeighings, weighingBench } from './server/weighings.queries.ts'
import { createContainer, createScale, editContainer, editScale } from './server/write-scales.ts'
import { weighingCalls } from './weighing.calls.ts'

export { keepWeighing } from './server/keep-weighing.ts'
export { containersOf, scalesOf } from './server/scales.queries.ts'

export const weighingServer = atelierAnswers(weighingCalls, {
  getWeighingBench: weighingBench,
  getWeighings: pageOfWeighings,
  findLotToWeigh: (given, { number }) => lotToWeigh(given, number),
  recordWeighing,
  cancelWeighing,
  createContainer,
  editContainer,
  createScale,
  editScale,
})
