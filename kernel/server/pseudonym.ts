import type { Keys } from './secrets.ts'

/** A name that stays the same and tells nothing of the person, for those who may follow him and not know him. */
export const pseudonymOf = (keys: Keys, userId: string) =>
  `P-${keys.fingerprint('pseudonym', userId).toString('hex', 0, 4).toUpperCase()}`
