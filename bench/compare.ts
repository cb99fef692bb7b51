import { type Errand } from './errands.ts'
import { measure, type Pace } from './load.ts'
import { type Pair, requireSameAnswers, signIn } from './pair.ts'

/** `warmUp`: seconds of load on each server before anything counts: V8 is still compiling the hot path after the first. */
export type Rounds = { count: number; seconds: number; warmUp: number }

/** What one errand gave on one pair, by round. */
export type Comparison = { errand: Errand; house: Pace[]; bare: Pace[] }

/** One errand on each pair, house and bare in turn, so that what else the machine does weighs on all alike. */
export async function compare(
  pairs: readonly Pair[],
  errand: Errand,
  { count, seconds, warmUp }: Rounds,
): Promise<Comparison[]> {
  const runners = []
  for (const pair of pairs) {
    const { house, bare, known } = pair
    const token = await signIn(pair)
    await requireSameAnswers(pair, errand, token)
    const on = (address: string, duration: number) => measure(address, errand.requests(known, token), duration)
    await on(house.address, warmUp)
    await on(bare.address, warmUp)
    runners.push({ onHouse: () => on(house.address, seconds), onBare: () => on(bare.address, seconds) })
  }
  const comparisons = pairs.map((): Comparison => ({ errand, house: [], bare: [] }))
  for (let round = 0; round < count; round += 1) {
    for (const [index, { onHouse, onBare }] of runners.entries()) {
      const [house, bare] = [await onHouse(), await onBare()]
      comparisons[index]?.house.push(house)
      comparisons[index]?.bare.push(bare)
    }
  }
  return comparisons
}
