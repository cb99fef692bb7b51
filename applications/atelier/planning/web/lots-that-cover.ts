import type { AvailableLot } from '#atelier/fabrication-orders/fabrication-order.model.ts'

const grams = (kg: number) => Math.round(kg * 1000)

/** The first lots that together hold what is needed, each with what is taken of it; what others reserved stays theirs. */
export function lotsThatCover(lots: readonly AvailableLot[], needKg: number) {
  let left = grams(needKg)
  return lots.flatMap(({ id, poids, reservedKg }) => {
    const part = Math.min(left, grams(poids) - grams(reservedKg))
    if (part <= 0) return []
    left -= part
    return { lotId: id, plannedKg: part / 1000 }
  })
}
