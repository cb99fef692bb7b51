import { weeksOfCampaign } from '#culture/forecasts/forecast.model.ts'
import type { Row } from './insert-rows.ts'
import { idsFor, type Organisation } from './organisation.ts'
import { seededRandom } from './seeded-random.ts'

type Context = { plantings: readonly Row[]; lots: readonly Row[]; today: Temporal.PlainDate; by: string | null }

/** Days to come that somebody has typed: the first of them are validated. */
const daysAhead = 12
const daysBehind = 20

/** Before harvest begins and after it ends a curve is flat; in between it rises to its height in spring. */
const shareOf = (index: number, count: number) => {
  const begins = 10
  return index < begins ? 0 : Math.sin((Math.PI * (index - begins + 1)) / (count - begins + 1))
}

/** What was expected of crops, near what came, and their curves over the campaign. */
export function rowsOfForecasts({ plan: { slug, canary } }: Organisation, { plantings, lots, today, by }: Context) {
  const random = seededRandom(`forecasts of ${slug}`)
  const id = idsFor(`forecasts of ${slug}`)
  const written = { days: [] as Row[], curves: [] as Row[], weeks: [] as Row[] }
  for (const [place, planting] of plantings.entries()) {
    const own = lots.filter(
      ({ kind, placeId, cropCodeId }) =>
        kind === 'harvest' && placeId === planting.placeId && cropCodeId === planting.cropCodeId,
    )
    const mean = own.reduce((sum, { initialG }) => sum + Number(initialG), 0) / daysBehind
    const near = (g: number) => Math.round((g * random.int(90, 112)) / 100 / 10_000) * 10_000
    const sunday = today.add({ days: 7 - today.dayOfWeek })
    for (let step = -daysBehind; step < daysAhead; step += 1) {
      const day = today.add({ days: step })
      const came = own
        .filter(({ harvestedOn }) => harvestedOn === day.toString())
        .reduce((sum, { initialG }) => sum + Number(initialG), 0)
      written.days.push({
        id: id(),
        plantingId: planting.id,
        day: day.toString(),
        g: near(step < 0 ? came : mean),
        state: Temporal.PlainDate.compare(day, sunday) <= 0 ? 'validated' : 'entered',
        versionNo: 1,
        enteredBy: by,
        enteredAt: `${today.add({ days: Math.min(step, 0) - 1 })}T09:00:00Z`,
        version: 1,
      })
    }
    const annualForecastId = id()
    const isFrozen = place === 0 && by !== null
    written.curves.push({
      id: annualForecastId,
      plantingId: planting.id,
      versionNo: 1,
      reason: canary ?? null,
      frozenAt: isFrozen ? `${today.subtract({ days: 30 })}T09:00:00Z` : null,
      frozenBy: isFrozen ? by : null,
      version: 1,
    })
    const weeks = weeksOfCampaign(Number(planting.campaign))
    const shares = weeks.map((_, index) => shareOf(index, weeks.length))
    const whole = shares.reduce((sum, share) => sum + share, 0)
    for (const [index, { year, week }] of weeks.entries()) {
      const kgM2 = Math.round((1_000 * Number(planting.targetKgM2) * (shares[index] ?? 0)) / whole) / 1_000
      if (kgM2 > 0) written.weeks.push({ id: id(), annualForecastId, year, week, kgM2 })
    }
  }
  return {
    'culture.harvest_forecast': written.days,
    'culture.annual_forecast': written.curves,
    'culture.annual_forecast_week': written.weeks,
  }
}
