/** A quotient of whole numbers, rounded half up; below zero away from it. The divisor is positive. */
export function halfUp(amount: bigint, by: bigint): bigint {
  const size = amount < 0n ? -amount : amount
  const rounded = (size * 2n + by) / (by * 2n)
  return amount < 0n ? -rounded : rounded
}
