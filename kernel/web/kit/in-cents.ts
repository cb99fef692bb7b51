/** Euros, or percents, as they are typed, in hundredths. */
export const inCents = (typed: number) => Math.round(typed * 100)
