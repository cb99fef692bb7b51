import type { Comparison } from './compare.ts'
import type { Pace } from './load.ts'
import type { Pair } from './pair.ts'

/** Ratios first: figures of one machine tell nothing about another. */
export function reportErrands(title: string, comparisons: readonly Comparison[]) {
  console.log(`\n${title}`)
  table([
    ['', 'part du nu', 'seuil', 'visé', 'maison req/s', 'nu req/s', 'maison p50', 'p99', 'nu p50', 'p99 (ms)'],
    ...comparisons.map(comparison => {
      const { errand, house, bare } = comparison
      return [
        errand.name,
        percent(ratioOf(comparison)),
        `${errand.floor} %`,
        `${errand.aim} %`,
        paceOf(house),
        paceOf(bare),
        ...latencies(house),
        ...latencies(bare),
      ]
    }),
  ])
}

/** The same ratio on several populations, one a column. */
export function reportRatios(title: string, columns: readonly string[], comparisons: readonly Comparison[][]) {
  console.log(`\n${title}`)
  table([
    ['', ...columns.flatMap(column => [`part du nu ${column}`, 'maison req/s'])],
    ...comparisons.map(ofErrand => [
      ofErrand[0]?.errand.name ?? '',
      ...ofErrand.flatMap(comparison => [percent(ratioOf(comparison)), paceOf(comparison.house)]),
    ]),
  ])
}

export function reportMemory(moment: string, { house, bare }: Pair) {
  console.log(`\nMémoire ${moment} : maison ${house.memory().toFixed(0)} Mo, nu ${bare.memory().toFixed(0)} Mo`)
}

/** The median of the rounds' own ratios: both halves of a round met the same machine. */
const ratioOf = ({ house, bare }: Comparison) =>
  median(house.map((pace, round) => pace.perSecond / (bare[round] as Pace).perSecond))

const paceOf = (paces: readonly Pace[]) => median(paces.map(pace => pace.perSecond)).toFixed(0)

function latencies(paces: readonly Pace[]) {
  const all = paces.flatMap(pace => pace.milliseconds).toSorted((one, other) => one - other)
  return [0.5, 0.99].map(share => (all[Math.floor(all.length * share)] ?? Number.NaN).toFixed(1))
}

function median(values: readonly number[]) {
  const sorted = values.toSorted((one, other) => one - other)
  return ((sorted[(sorted.length - 1) >> 1] ?? Number.NaN) + (sorted[sorted.length >> 1] ?? Number.NaN)) / 2
}

const percent = (share: number) => `${(share * 100).toFixed(0)} %`

/** Columns of equal width, the first to the left. */
export function table(rows: readonly string[][]) {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0))) ?? []
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
}
