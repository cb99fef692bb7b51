import type { Rights } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { atelierAnswers } from '#atelier/atelier-db.ts'
import { finishedStockElement, mixElement, rawStockElement, splitElement, stockElements } from './lots-place.model.ts'
import { lotsCalls } from './lots.calls.ts'
import { genealogyOfLot } from './server/genealogy.ts'
import { holdByPeople, releaseByPeople } from './server/hold-by-people.ts'
import { labelOfLot } from './server/label-of-lot.ts'
import { lotById } from './server/lot-sheet.queries.ts'
import { lotsToWork, pageOfLots, type StockScope } from './server/lots.queries.ts'
import { mixLots, previewMixture } from './server/mix-lots.ts'
import { recallWidth } from './server/recall-width.queries.ts'
import { reverseMove, scrapLot, transferLot } from './server/move-lot.ts'
import { splitLot } from './server/split-lot.ts'
import { locationsOfStock, stockSummary } from './server/stock-summary.queries.ts'
import { movesOfLot } from './server/use-of-lot.queries.ts'
import { ventilations } from './server/ventilations.queries.ts'

export { createLots, type NewLot, type Origin, originsOf } from './server/create-lots.ts'
export { harvestFactsOfAtelier } from './server/harvest-facts.ts'
export { holdLots, liftHolds, lotHoldOfAtelier, releaseLots, standingHolds } from './server/hold-lots.ts'
export { lotBlocked, lotShort } from './server/lot-refusals.ts'
export { rowsOfLots } from './server/lots.queries.ts'
export { balancesOf, type Move, postMoves, takenFrom } from './server/post-moves.ts'
export { mostDriftG, pour } from './server/pour.ts'
export { recallWidth } from './server/recall-width.queries.ts'
export { stockPanels } from './server/stock-panels.ts'
export { outsideOf, processOf, requireStockPlace } from './server/stock-places.ts'
export { requireUsable, type StandingLot, takeLots } from './server/take-lots.ts'
export { traceGraphOfAtelier } from './server/trace-steps.queries.ts'
export { transform } from './server/transform.ts'

const stockScopeOf = async (given: { rights: Rights }): Promise<StockScope> => ({
  raw: await companyScopeOf(given, rawStockElement),
  finished: await companyScopeOf(given, finishedStockElement),
})

export const lotsServer = atelierAnswers(lotsCalls, {
  getLots: async (given, asked) =>
    pageOfLots(given.db, await stockScopeOf(given), given.clock.today().toString(), asked),
  getStockSummary: async (given, { stock }) =>
    stockSummary(given.db, await stockScopeOf(given), {
      stock,
      today: given.clock.today().toString(),
    }),
  getLocations: async given => locationsOfStock(given.db, await companyScopeOf(given, ...stockElements)),
  getLot: (given, { id }) => lotById(given, id),
  getMovesOfLot: async (given, { id }) => {
    await lotById(given, id)
    return movesOfLot(given.db, id)
  },
  getGenealogyOfLot: genealogyOfLot,
  getLabelOfLot: labelOfLot,
  getRecallWidth: async (given, { id }) => {
    await lotById(given, id)
    return recallWidth(given.db, [id])
  },
  transferLot,
  scrapLot,
  holdLots: holdByPeople,
  releaseLots: releaseByPeople,
  reverseMove,
  previewMixture,
  mixLots,
  getLotsToWork: async given =>
    lotsToWork(given.db, await companyScopeOf(given, mixElement, splitElement), given.clock.today().toString()),
  getVentilations: async given => ventilations(given.db, await companyScopeOf(given, splitElement)),
  splitLot,
})
