import type { Db } from '#kernel/server/db.ts'
import { offer } from '#kernel/shared/offer.ts'

/**
 * What Finance gathers: energy that was validated, goods that were received, credits that were given, what is ordered or
 * granted and still to be settled; what was sold.
 */
export type FinancialFigure = 'energy' | 'receipts' | 'credits' | 'due' | 'sold'

/** Of one company on a civil day; of none where nothing says whose it is. */
export type FinancialFact = {
  day: string
  companyId: string | null
  /** In cents without tax; grams of what was sold. */
  amount: number
}

/** Civil days from one up to and with another; the instants at which they begin and at which they are over. */
export type DaysOfFacts = { from: string; until: string; start: string; end: string }

/** Who has such facts tells them. Figures cross, never the rows behind them. */
export type FinancialFacts = {
  figure: FinancialFigure
  within(db: Db<never>, days: DaysOfFacts): Promise<readonly FinancialFact[]>
}

export const financialFactsOffer = offer<FinancialFacts>('financial facts')
