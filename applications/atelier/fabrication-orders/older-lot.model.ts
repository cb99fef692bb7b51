import type { AvailableLot } from './fabrication-order.model.ts'

type Choice = {
  /** Those that may be poured. */
  available: readonly AvailableLot[]
  /** All that the order has, with what is chosen now. */
  ofOrder: readonly string[]
  /** What is chosen now. */
  chosen: readonly string[]
}

/** What was harvested before a lot that is chosen, and stands free: who works by turn says why it waits. */
export function olderLot({ available, ofOrder, chosen }: Choice): AvailableLot | undefined {
  const taken = available.filter(({ id }) => chosen.includes(id))
  const isBefore = (one: AvailableLot) =>
    taken.some(({ harvestedOn }) => one.harvestedOn !== null && (harvestedOn === null || one.harvestedOn < harvestedOn))
  return available.find(lot => !ofOrder.includes(lot.id) && lot.poids > lot.reservedKg && isBefore(lot))
}
