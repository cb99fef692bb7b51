/** Milliseconds up to which a duration is counted in a size; the last size has no end. */
const bounds = [
  1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700, 1_000, 1_500, 2_000, 3_000, 5_000, 10_000,
]

/** How many durations there were of each size. Those of several processes and times add up. */
export type Durations = readonly number[]

export const noDurations = (): number[] => Array.from({ length: bounds.length + 1 }, () => 0)

export const sizeOf = (ms: number): number => {
  const size = bounds.findIndex(bound => ms <= bound)
  return size === -1 ? bounds.length : size
}

export const sumOfDurations = (several: readonly Durations[]): number[] =>
  several.reduce<number[]>((sum, durations) => sum.map((count, size) => count + (durations[size] ?? 0)), noDurations())

export const countOf = (durations: Durations): number => durations.reduce((sum, count) => sum + count, 0)

/** Milliseconds under which `share` of the durations stay, straight between the ends of a size; null of none. */
export function percentileOf(durations: Durations, share: number): number | null {
  const wanted = countOf(durations) * share
  if (wanted === 0) return null
  let below = 0
  for (const [size, count] of durations.entries()) {
    if (below + count >= wanted) {
      const from = bounds[size - 1] ?? 0
      const to = bounds[size] ?? from
      return Math.round((from + ((to - from) * (wanted - below)) / count) * 10) / 10
    }
    below += count
  }
  return bounds.at(-1) ?? null
}
