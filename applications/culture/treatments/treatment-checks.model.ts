import { forbiddenPair } from '../phyto-products/mixing.model.ts'
import type { PhytoUse } from '../phyto-products/phyto-product.model.ts'

/** A product of a treatment, with the use that fits its crop and target; none where it is not authorised. */
export type ProductToCheck = {
  name: string
  mixCategory: number
  usableUntil: string | null
  dose: number
  use: PhytoUse | null
  /** Other treatments of the crop in its campaign that applied it, and the civil day of the last. */
  applied: number
  lastOn: string | null
}

export type ToCheck = {
  on: string
  isCovered: boolean
  treatedM2: number
  /** m2; null where nobody said how large it is. */
  placeM2: number | null
  products: readonly ProductToCheck[]
  /** What is known once it was done. */
  done: { certiphytoUntil: string; windMs: number | null; rainMmH: number | null; operator: string } | null
}

export const rulesOfTreatment = [
  'use',
  'withdrawn',
  'dose',
  'applications',
  'interval',
  'mixture',
  'area',
  'certiphyto',
  'wind',
  'rain',
  'weather',
] as const

export type Check = {
  rule: (typeof rulesOfTreatment)[number]
  level: 'amber' | 'red'
  values: Record<string, string | number>
}

/** m/s: three Beaufort; mm/h (order of 4 May 2017, article 2). */
const [mostWind, mostRain] = [5.4, 8]
/** What measuring a place may be out by, in thousandths. */
const tolerance = 5

/** What forbids a treatment (red) or asks for a reason (amber); nothing where all is well. */
export function checksOf(treatment: ToCheck): Check[] {
  const { treatedM2, placeM2, products } = treatment
  const pair = forbiddenPair(products)
  return [
    ...products.flatMap(product => checksOfProduct(product, treatment.on)),
    ...(pair ? [red('mixture', { one: pair[0], other: pair[1] })] : []),
    ...(placeM2 !== null && isLarger(treatedM2, placeM2) ? [red('area', { treated: treatedM2, placeM2 })] : []),
    ...checksOfDone(treatment),
  ]
}

function checksOfProduct({ name, dose, use, usableUntil, applied, lastOn }: ProductToCheck, on: string): Check[] {
  const withdrawn = usableUntil !== null && usableUntil < on ? [red('withdrawn', { name, day: usableUntil })] : []
  if (use === null) return [...withdrawn, red('use', { name })]
  const { doseMax, doseUnit, maxApplications, intervalDays } = use
  const days = lastOn === null ? null : daysBetween(lastOn, on)
  return [
    ...withdrawn,
    ...(dose > doseMax ? [red('dose', { name, dose, doseMax, unit: doseUnit })] : []),
    ...(maxApplications !== null && applied >= maxApplications
      ? [red('applications', { name, count: maxApplications })]
      : []),
    ...(intervalDays !== null && days !== null && days < intervalDays
      ? [red('interval', { name, days, count: intervalDays })]
      : []),
  ]
}

function checksOfDone({ done, isCovered, on }: ToCheck): Check[] {
  if (done === null) return []
  const { certiphytoUntil, operator, windMs, rainMmH } = done
  const isUnknown = windMs === null || rainMmH === null
  return [
    ...(certiphytoUntil < on ? [red('certiphyto', { name: operator, day: certiphytoUntil })] : []),
    ...(!isCovered && (windMs ?? 0) > mostWind ? [red('wind', { wind: windMs ?? 0 })] : []),
    ...(!isCovered && (rainMmH ?? 0) > mostRain ? [red('rain', { rain: rainMmH ?? 0 })] : []),
    ...(!isCovered && isUnknown ? [{ rule: 'weather', level: 'amber', values: {} } as const] : []),
  ]
}

const red = (rule: Check['rule'], values: Check['values']): Check => ({ rule, level: 'red', values })

/** In hundredths of square metres, which a sum of decimals would miss. */
const isLarger = (treatedM2: number, placeM2: number) =>
  Math.round(treatedM2 * 100) * 1_000 > Math.round(placeM2 * 100) * (1_000 + tolerance)

const daysBetween = (from: string, to: string) =>
  Math.abs(Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days)
