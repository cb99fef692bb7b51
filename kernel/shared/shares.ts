/**
 * Shares of a whole number by weights, which sum exactly: each has what is due to it rounded down, and what is left goes by
 * one to those that lost most by it, the first among equals. Weights that are all zero share alike.
 * @throws RangeError without a weight, or on one below zero
 */
export function sharesOf(total: number, weights: readonly number[]): number[] {
  if (weights.length === 0 || weights.some(weight => weight < 0)) throw new RangeError('shares need weights')
  if (total < 0) return sharesOf(-total, weights).map(share => (share === 0 ? 0 : -share))
  const parts = weights.some(weight => weight > 0) ? weights : weights.map(() => 1)
  const sum = parts.reduce((all, weight) => all + BigInt(weight), 0n)
  const due = parts.map(weight => BigInt(total) * BigInt(weight))
  const shares = due.map(part => Number(part / sum))
  const left = total - shares.reduce((all, share) => all + share, 0)
  const byLoss = due
    .map((part, place) => ({ place, lost: part % sum }))
    .toSorted((one, other) => (one.lost === other.lost ? one.place - other.place : one.lost < other.lost ? 1 : -1))
  for (const { place } of byLoss.slice(0, left)) shares[place] = (shares[place] as number) + 1
  return shares
}
