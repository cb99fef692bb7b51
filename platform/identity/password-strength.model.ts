/** Characters that a password needs, and how many are enough beside a second factor. */
export const shortestPassword = 15
export const shortestBesideMfa = 12

export type Strength = 'short' | 'weak' | 'fair' | 'strong'

/** Characters as people count them: an accent or an emoji is one. */
export const lengthOf = (password: string) => [...password.normalize('NFC')].length

/** How well a password resists, as far as a browser can tell: the server judges with its lists. */
export function strengthOf(password: string, shortest: number): Strength {
  if (lengthOf(password) < shortest) return 'short'
  const distinct = new Set(password.toLowerCase()).size
  if (distinct < 6 || isRepeated(password)) return 'weak'
  return lengthOf(password) >= 20 && distinct >= 10 ? 'strong' : 'fair'
}

/** `motdepasse motdepasse`: a piece that comes again adds nothing. */
const isRepeated = (password: string) => /^(.{1,10}?)(?:[\s_-]?\1)+$/su.test(password)
