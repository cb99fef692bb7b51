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
