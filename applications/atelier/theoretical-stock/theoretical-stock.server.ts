import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { atelierAnswers } from '#atelier/atelier-db.ts'
import { requireWorkshop } from '#atelier/require-workshop.ts'
import { rawStockElement } from '../lots/lots-place.model.ts'
import { insertAdjustment, stockOn, updateAdjustments } from './server/write-adjustment.ts'
import { stockCover } from './server/stock-cover.queries.ts'
import { theoreticalStockCalls } from './theoretical-stock.calls.ts'
import { stockElement, type TheoreticalStock } from './theoretical-stock.model.ts'

export { tellProjectionOfLots, tellProjectionOfPlans } from './server/tell-projection.ts'
export { projectedStock } from './server/projected-stock.queries.ts'

export const theoreticalStockServer = atelierAnswers(theoreticalStockCalls, {
  calculAtelierStockTheorique: async (given, key) => {
    await requireWorkshop(given.db, await companyScopeOf(given, stockElement), key.atelierId)
    return stockOn(given, key)
  },
  getStockCover: async given => stockCover(given.db, await companyScopeOf(given, rawStockElement), given.clock.today()),
  insertUpdateStockTheorique: insertAdjustment,
  updateStockTheorique: async (given, edit) => (await updateAdjustments(given, [edit]))[0] as TheoreticalStock,
  updateStockTheoriqueBatch: (given, { rows }) => updateAdjustments(given, rows),
})
