import type { Db } from '#kernel/server/db.ts'
import { offer } from '#kernel/shared/offer.ts'
import type { FinancialFact, FinancialFigure } from './financial-fact.model.ts'

/** Civil days from one up to and with another; the instants at which they begin and at which they are over. */
export type DaysOfFacts = { from: string; until: string; start: string; end: string }

/** Who has such facts tells them. Figures cross, never the rows behind them. */
export type FinancialFacts = {
  figure: FinancialFigure
  /** The page on which its reader sees what the figure is made of. */
  list?: { element: string; path: string }
  within(db: Db<never>, days: DaysOfFacts): Promise<readonly FinancialFact[]>
}

export const financialFactsOffer = offer<FinancialFacts>('financial facts')
