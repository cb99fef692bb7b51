/** Prices and amounts of the whole application: who lacks it reads quantities alone. */
export const pricesField = 'energie#prix'
