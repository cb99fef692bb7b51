import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { Kilograms } from '#kernel/shared/weight.ts'
import { orderStates } from '#atelier/fabrication-orders/order-state.model.ts'

/** The longest span that is read at once, in days. */
export const mostDays = 31

/** What an order came to, or what it has come to so far. Minutes are whole ones, up to now of what lasts. */
export const ResultRow = z.object({
  orderId: idOf('atelier.fabrication_order'),
  number: z.string(),
  day: z.iso.date(),
  lineId: idOf('atelier.ligne_atelier'),
  line: z.string(),
  articleId: idOf('platform.article'),
  article: z.string(),
  customer: z.string().nullable(),
  state: z.enum(orderStates),
  plannedCases: z.int(),
  doneCases: z.int(),
  standardCasesPerHour: z.int().nullable(),
  pouredKg: Kilograms,
  producedKg: Kilograms,
  downgradedKg: Kilograms,
  /** From the start to the end, or to now. */
  elapsedMin: z.int(),
  /** Stops that were planned: breaks and cleaning. */
  plannedStopMin: z.int(),
  /** All others. */
  stopMin: z.int(),
})
export type ResultRow = z.output<typeof ResultRow>

export const stopsThatArePlanned = ['break', 'cleaning'] as const

type Worked = Pick<ResultRow, 'doneCases' | 'standardCasesPerHour' | 'elapsedMin' | 'plannedStopMin'>
type Made = Pick<ResultRow, 'pouredKg' | 'producedKg' | 'downgradedKg'>

/**
 * TRS (NF E60-182) of these orders together, in percent with one decimal: what the sheet says that the good cases take, of
 * the time for which the lines were wanted, planned stops left out. Availability, pace and quality multiply to it. Null
 * where no order has both a pace on its sheet and a minute of work.
 */
export function trsPct(orders: readonly (Worked & Made)[]): number | null {
  let usefulMin = 0
  let wantedMin = 0
  for (const order of orders) {
    const { standardCasesPerHour: standard, elapsedMin, plannedStopMin, doneCases, producedKg, downgradedKg } = order
    if (standard === null || elapsedMin <= plannedStopMin) continue
    const made = producedKg + downgradedKg
    const good = made === 0 ? 1 : producedKg / made
    usefulMin += ((doneCases * 60) / standard) * good
    wantedMin += elapsedMin - plannedStopMin
  }
  return wantedMin === 0 ? null : inTenths(usefulMin / wantedMin)
}

/** Of what was poured the part that came out good, in percent with one decimal; null where nothing was poured. */
export function yieldOf(orders: readonly Made[]): number | null {
  const poured = sumOf(orders, 'pouredKg')
  return poured === 0 ? null : inTenths(sumOf(orders, 'producedKg') / poured)
}

export const sumOf = <Key extends string>(rows: readonly Record<Key, number>[], key: Key) =>
  rows.reduce((sum, row) => sum + row[key], 0)

const inTenths = (share: number) => Math.round(share * 1_000) / 10
