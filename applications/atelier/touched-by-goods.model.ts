/** Rooms whose answers goods that move make wrong. */
export const touchedByGoods = ['atelier', 'platform/trace', 'qualite', 'commerce', 'culture'] as const

/** The same where lots may be made: whoever controls them has them to do. */
export const touchedByNewLots = [...touchedByGoods, 'platform/to-do'] as const
