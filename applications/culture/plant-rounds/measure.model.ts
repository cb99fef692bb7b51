import { z } from 'zod'

/** What is measured on a plant, in the order in which one goes along it. */
export const measures = [
  'growthCm',
  'headDiameterMm',
  'flowerToHeadCm',
  'floweringTruss',
  'setTruss',
  'harvestedTruss',
  'fruitsSet',
  'leaves',
  'leafLengthCm',
  'fruitLoadM2',
] as const
export type Measure = (typeof measures)[number]

export const unitOf: Readonly<Record<Measure, string>> = {
  growthCm: 'cm',
  headDiameterMm: 'mm',
  flowerToHeadCm: 'cm',
  floweringTruss: '',
  setTruss: '',
  harvestedTruss: '',
  fruitsSet: '',
  leaves: '',
  leafLengthCm: 'cm',
  fruitLoadM2: '/m²',
}

const counted: readonly Measure[] = ['fruitsSet', 'leaves', 'fruitLoadM2']
/** How many figures follow the comma: none for what is counted. */
export const decimalsOf = (measure: Measure) => (counted.includes(measure) ? 0 : 1)

const stepOf = (measure: Measure) => (decimalsOf(measure) === 0 ? 1 : 0.1)
const valueOf = (measure: Measure) => z.number().min(0).max(9_999).multipleOf(stepOf(measure)).nullable().default(null)

/** The values of a plant; null where nothing was measured. */
export const Values = z.strictObject({
  growthCm: valueOf('growthCm'),
  headDiameterMm: valueOf('headDiameterMm'),
  flowerToHeadCm: valueOf('flowerToHeadCm'),
  floweringTruss: valueOf('floweringTruss'),
  setTruss: valueOf('setTruss'),
  harvestedTruss: valueOf('harvestedTruss'),
  fruitsSet: valueOf('fruitsSet'),
  leaves: valueOf('leaves'),
  leafLengthCm: valueOf('leafLengthCm'),
  fruitLoadM2: valueOf('fruitLoadM2'),
})
export type Values = z.output<typeof Values>

export const noValues: Values = Values.parse({})

/** A measure that a client takes, and the bounds outside which it is refused. */
export const MeasureRule = z.strictObject({
  measure: z.enum(measures),
  least: z.number().min(0).max(9_999).multipleOf(0.1),
  most: z.number().min(0).max(9_999).multipleOf(0.1),
})
export type MeasureRule = z.output<typeof MeasureRule>

export const NotationSettings = z.object({
  measures: z.array(MeasureRule),
  plantsARound: z.int().min(1).max(50),
  /** 0 as long as nobody has changed what is usual. */
  version: z.int32(),
})
export type NotationSettings = z.output<typeof NotationSettings>

/** What is measured of truss tomatoes where a client says nothing else (design of crops, section 7). */
export const usualSettings: NotationSettings = {
  plantsARound: 10,
  version: 0,
  measures: [
    { measure: 'growthCm', least: 0, most: 60 },
    { measure: 'headDiameterMm', least: 4, most: 20 },
    { measure: 'flowerToHeadCm', least: 0, most: 60 },
    { measure: 'floweringTruss', least: 0, most: 60 },
    { measure: 'setTruss', least: 0, most: 60 },
    { measure: 'harvestedTruss', least: 0, most: 60 },
    { measure: 'fruitsSet', least: 0, most: 40 },
    { measure: 'leaves', least: 0, most: 60 },
  ],
}

const trusses = ['floweringTruss', 'setTruss', 'harvestedTruss'] as const

export type Wrong =
  | { measure: Measure; code: 'MEASURE_RANGE'; least: number; most: number }
  | { measure: Measure; code: 'TRUSS_BACK'; value: number; before: number }
  | { measure: Measure; code: 'TRUSS_ORDER' }
  | { measure: Measure; code: 'NOT_MEASURED' }

/** What cannot be of the values of a plant, a week after `last`; the same on the phone and on the server. */
export function wrongIn(values: Values, last: Values | null, rules: readonly MeasureRule[]): Wrong[] {
  const ruleOf = new Map(rules.map(rule => [rule.measure, rule]))
  const found = measures.flatMap((measure): Wrong[] => {
    const value = values[measure]
    if (value === null) return []
    const rule = ruleOf.get(measure)
    if (!rule) return [{ measure, code: 'NOT_MEASURED' }]
    const { least, most } = rule
    return value < least || value > most ? [{ measure, code: 'MEASURE_RANGE', least, most }] : []
  })
  for (const measure of trusses) {
    const [value, before] = [values[measure], last?.[measure] ?? null]
    if (value !== null && before !== null && value < before) found.push({ measure, code: 'TRUSS_BACK', value, before })
  }
  const inOrder = trusses.flatMap(measure => {
    const value = values[measure]
    return value === null ? [] : [{ measure, value }]
  })
  for (const [place, { measure, value }] of inOrder.entries())
    if (place > 0 && value > (inOrder[place - 1]?.value ?? value)) found.push({ measure, code: 'TRUSS_ORDER' })
  return found
}

export const Flag = z.object({
  measure: z.enum(measures),
  kind: z.enum(['far', 'still']),
  /** How many times the distance that is still usual: the higher, the sooner it is looked at. */
  times: z.number(),
})
export type Flag = z.output<typeof Flag>

/** How many former rounds of the plant a value is set against, and how far from them it may be. */
export const formerRounds = 4
const fewestFormer = 3
const deviations = 3
const leastGap = 0.5

/** What somebody should look at again: far from the plant's last rounds, or no growth for two weeks. Newest first. */
export function flagsOf(values: Values, former: readonly Values[]): Flag[] {
  const flags = measures.flatMap((measure): Flag[] => {
    const value = values[measure]
    const before = former.slice(0, formerRounds).flatMap(one => one[measure] ?? [])
    if (value === null || before.length < fewestFormer) return []
    const mean = meanOf(before)
    const gap = Math.max(leastGap, deviations * deviationOf(before, mean))
    const times = rounded(Math.abs(value - mean) / gap)
    return times > 1 ? [{ measure, kind: 'far', times }] : []
  })
  const hasStopped = values.growthCm === 0 && former[0]?.growthCm === 0
  return hasStopped ? [{ measure: 'growthCm', kind: 'still', times: 1 }, ...flags] : flags
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const deviationOf = (values: readonly number[], mean: number) =>
  Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1))

export const vigours = ['weak', 'balanced', 'strong'] as const
export type Vigour = (typeof vigours)[number]

const balancedFromMm = 10
const balancedToMm = 12

/** How strong a truss tomato is, by the mean diameter of its heads in millimetres. */
export function vigourOf(meanMm: number): Vigour {
  if (meanMm < balancedFromMm) return 'weak'
  return meanMm > balancedToMm ? 'strong' : 'balanced'
}

/** The value of each plant in a round, by its tag. */
export type ByPlant = ReadonlyMap<string, number>

export const MeanOfRound = z.object({
  mean: z.number().nullable(),
  /** Since the round before, over the plants that are in both. */
  difference: z.number().nullable(),
  plants: z.int(),
})
export type MeanOfRound = z.output<typeof MeanOfRound>

/** Means of rounds, the oldest first; a plant that was replaced makes no difference. */
export const meansOf = (rounds: readonly ByPlant[]): MeanOfRound[] =>
  rounds.map((round, place) => {
    const before = rounds[place - 1]
    const steps = [...round].flatMap(([tag, value]) => {
      const former = before?.get(tag)
      return former === undefined ? [] : [value - former]
    })
    return {
      mean: round.size === 0 ? null : rounded(meanOf([...round.values()])),
      difference: steps.length === 0 ? null : rounded(meanOf(steps)),
      plants: round.size,
    }
  })

const rounded = (value: number) => Math.round(value * 100) / 100
