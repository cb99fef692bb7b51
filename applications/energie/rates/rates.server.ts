import { energieAnswers } from '#energie/energie-db.ts'
import { pageOfRateTables, rateTableInFull } from './server/rates.queries.ts'
import { addRate, correctRate } from './server/write-rate.ts'
import { archiveRateTable, createRateTable, editRateTable, restoreRateTable } from './server/write-rate-table.ts'
import { ratesCalls } from './rates.calls.ts'

export const ratesServer = energieAnswers(ratesCalls, {
  getRateTables: (given, asked) => pageOfRateTables(given, asked),
  getRateTable: (given, { id }) => rateTableInFull(given, id),
  createRateTable: (given, fields) => createRateTable(given, fields),
  editRateTable: (given, change) => editRateTable(given, change),
  archiveRateTable: (given, { id }) => archiveRateTable(given, id),
  restoreRateTable: (given, { id }) => restoreRateTable(given, id),
  addRate: (given, rate) => addRate(given, rate),
  correctRate: (given, correction) => correctRate(given, correction),
})
