import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { type AtelierDb, atelierAnswers } from '#atelier/atelier-db.ts'
import { exportsElement } from './exports-place.model.ts'
import { exportsCalls } from './exports.calls.ts'
import {
  exportOfDefects,
  exportOfLots,
  exportOfMoves,
  exportOfOrders,
  exportOfStops,
} from './server/exports.queries.ts'
import { exportOfStock } from './server/stock-on-a-day.queries.ts'

const looking = async ({ db, clock, rights }: { db: AtelierDb; clock: Clock; rights: Rights }) => {
  const { companyIds } = await companyScopeOf({ rights }, exportsElement)
  return { db, clock, companyIds }
}

export const exportsServer = atelierAnswers(exportsCalls, {
  getExportOfLots: async (given, asked) => exportOfLots(await looking(given), asked),
  getExportOfStock: async (given, asked) => exportOfStock(await looking(given), asked),
  getExportOfMoves: async (given, asked) => exportOfMoves(await looking(given), asked),
  getExportOfOrders: async (given, asked) => exportOfOrders(await looking(given), asked),
  getExportOfDefects: async (given, asked) => exportOfDefects(await looking(given), asked),
  getExportOfStops: async (given, asked) => exportOfStops(await looking(given), asked),
})
