/** Euros, or percents, as they are typed. */
export const inCents = (typed: number) => Math.round(typed * 100)
