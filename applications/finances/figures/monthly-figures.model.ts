import { monthEnds, type Span } from '#platform/configuration/period.model.ts'
import type { FinancialFact } from '#platform/trade/financial-fact.model.ts'

/** A month beside the same of the year before, and all between. */
export const monthsTold = 13

/** The present month up to today, and the twelve before it. */
export const monthsUntil = (today: Temporal.PlainDate): Span => ({
  from: today.with({ day: 1 }).subtract({ months: monthsTold - 1 }),
  to: today,
})

const monthOf = (day: string) => day.slice(0, 7)

/** The sum of each month, `2026-11`: only of those in which something is. */
export function sumsByMonth(facts: readonly FinancialFact[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { day, amount } of facts) sums.set(monthOf(day), (sums.get(monthOf(day)) ?? 0) + amount)
  return sums
}

/** Cents in whole euros. */
export const inEuros = (cents: number) => Math.round(cents / 100)
/** Grams in tonnes, to the hundredth. */
export const inTonnes = (grams: number) => Math.round(grams / 10_000) / 100

/** Hundredths of a cent for a kilo: what was spent in cents, for the grams that were sold. */
export const hundredthsPerKilo = (cents: number, grams: number) => Math.round((cents / (grams / 1_000)) * 100)

/**
 * Cents for a kilo that was sold, to the hundredth, by the last day of each month: of those only in which something
 * was sold, since the costs of the others are nobody's.
 */
export function costPerKilo(span: Span, costs: readonly FinancialFact[], sold: readonly FinancialFact[]) {
  const spent = sumsByMonth(costs)
  const grams = sumsByMonth(sold)
  return monthEnds(span).flatMap(end => {
    const day = end.toString()
    const soldGrams = grams.get(monthOf(day)) ?? 0
    const cents = spent.get(monthOf(day)) ?? 0
    return soldGrams > 0 ? [{ day, cents: hundredthsPerKilo(cents, soldGrams) / 100 }] : []
  })
}
