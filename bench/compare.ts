import { type Errand } from './errands.ts'
import { measure, type Pace } from './load.ts'
import { type Pair, requireSameAnswers, signIn } from './pair.ts'

export type Rounds = { count: number; seconds: number }

/** What one errand gave on one pair, by round. */
export type Comparison = { errand: Errand; house: Pace[]; bare: Pace[] }

/** One errand on each pair, house and bare in turn, so that what else the machine does weighs on all alike. */
export async function compare(
  pairs: readonly Pair[],
  errand: Errand,
  { count, seconds }: Rounds,
): Promise<Comparison[]> {
  const runners = await Promise.all(
    pairs.map(async ({ house, bare, known }, index) => {
      const pair = pairs[index] as Pair
      const token = await signIn(pair)
      await requireSameAnswers(pair, errand, token)
      const on = (address: string) => measure(address, errand.requests(known, token), seconds)
      return { onHouse: () => on(house.address), onBare: () => on(bare.address) }
    }),
  )
  const comparisons = pairs.map((): Comparison => ({ errand, house: [], bare: [] }))
  for (let round = 0; round <= count; round += 1) {
    for (const [index, { onHouse, onBare }] of runners.entries()) {
      const [house, bare] = [await onHouse(), await onBare()]
      if (round === 0) continue
      comparisons[index]?.house.push(house)
      comparisons[index]?.bare.push(bare)
    }
  }
  return comparisons
}
