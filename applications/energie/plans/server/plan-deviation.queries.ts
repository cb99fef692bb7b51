import { notFound } from '#kernel/server/errors.ts'
import { quotesOf } from '#energie/daily-values/daily-values.server.ts'
import { dayAfter } from '#energie/days.model.ts'
import { seesPrices } from '#energie/sees-prices.ts'
import { loadCurvesOf } from '../../points/points.server.ts'
import { imbalanceOf } from '../imbalance.model.ts'
import type { PlanDeviation } from '../plan.model.ts'
import { plannedAt } from '../planned-power.model.ts'
import { type Asking, plansWithin } from './plans.queries.ts'

/** All engines together against what a meter counted. @throws Refusal 404 */
export async function planDeviation(given: Asking, day: string, meterId: string): Promise<PlanDeviation> {
  const { db } = given
  const { moments, meters } = await loadCurvesOf(db, [meterId], { from: day, to: day }, '10')
  const [meter] = meters
  if (!meter) throw notFound()
  const plans = await plansWithin(db, day, dayAfter(day))
  const planned = moments.map(moment => plannedAt(plans, moment))
  const quotes = await quotesOf(db, ['imbalance-up', 'imbalance-down'], { from: day, to: day })
  const priceOf = (series: string) => quotes.find(one => one.series === series)?.value ?? null
  const compared = planned.map((watts, place) => {
    const kw = meter.values[place] ?? null
    return { planned: watts, actual: kw === null ? null : Math.round(kw * 1_000) }
  })
  const { surplus, shortage, missing, cents } = imbalanceOf(compared, {
    up: priceOf('imbalance-up'),
    down: priceOf('imbalance-down'),
  })
  return {
    moments,
    planned: planned.map(watts => watts / 1_000),
    actual: meter.values,
    surplusMwh: surplus / 1_000_000,
    shortageMwh: shortage / 1_000_000,
    missing,
    ...((await seesPrices(given)) && { cents }),
  }
}
