import type { PackingForecast } from '../plan.model.ts'

export type ForecastRow = PackingForecast & { demandCases: number; layer: number; netCaseG: number; shelfCases: number }

/** Cases in whole layers. */
export const upToLayer = (cases: number, layer: number) => Math.ceil(cases / layer) * layer

/** Rows in the order of days, each with its part of what stands packed: counted once, from today on. */
export function sharedStock(rows: readonly ForecastRow[], today: string): PackingForecast[] {
  const left = new Map<string, number>()
  return rows.map(({ demandCases, layer, netCaseG, shelfCases, ...row }) => {
    const cases = row.manualCases ?? upToLayer(demandCases, layer)
    const shelf = left.get(row.articleId) ?? shelfCases
    const stockCases = row.date < today ? 0 : Math.min(shelf, Math.max(cases - row.doneCases, 0))
    if (row.date >= today) left.set(row.articleId, shelf - stockCases)
    return {
      ...row,
      cases,
      kg: cases * netCaseG,
      stockCases,
      toPlanCases: Math.max(cases - stockCases - row.plannedCases, 0),
      toMakeCases: Math.max(cases - stockCases - row.doneCases, 0),
    }
  })
}
