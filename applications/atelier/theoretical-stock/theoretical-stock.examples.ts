import type { Examples } from '#kernel/testing/examples.ts'
import type { theoreticalStockCalls } from './theoretical-stock.calls.ts'

const today = () => Temporal.Now.plainDateISO('Europe/Paris').toString()
const correction = { adjustmentKg: 12.5, reason: 'Comptage du matin' }

export const theoreticalStockExamples: Examples<typeof theoreticalStockCalls> = {
  calculAtelierStockTheorique: here => ({
    atelierId: here.id('atelier.workshop'),
    familleId: here.id('platform.article_family'),
    date: today(),
  }),
  insertUpdateStockTheorique: here => ({
    atelierId: here.id('atelier.workshop'),
    familleId: here.id('platform.article_family'),
    date: today(),
    ...correction,
  }),
  updateStockTheorique: here => ({ id: here.id('atelier.theoretical_stock'), ...correction }),
  updateStockTheoriqueBatch: here => ({ rows: [{ id: here.id('atelier.theoretical_stock'), ...correction }] }),
}
