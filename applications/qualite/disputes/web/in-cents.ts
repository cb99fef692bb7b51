/** Euros as they are typed. */
export const inCents = (euros: number) => Math.round(euros * 100)
