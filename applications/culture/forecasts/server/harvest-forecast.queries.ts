import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { daysForecast, errorOf, type ForecastCell, type HarvestForecast, proposalOf } from '../forecast.model.ts'
import { harvestForecastElement } from '../forecasts-place.model.ts'
import { type Asking, type Crop, cropsWhere, harvestedByDay, standsBetween } from './forecast-crops.queries.ts'

type Standing = { plantingId: string; day: string; g: number; state: 'entered' | 'validated'; version: number }

/** How many days back forecasts are set against what came, and how many weeks propose. */
const daysCompared = 28
const weeksProposing = 3

/** What each crop that stands should give, beside what it gave. */
export async function harvestForecast(given: Asking): Promise<HarvestForecast> {
  const today = given.clock.today()
  const days = daysForecast(today.toString())
  const [first = today.toString(), last = first] = [days[0], days.at(-1)]
  const crops = await cropsWhere(given, { element: harvestForecastElement, where: standsBetween(first, last) })
  const since = today.subtract({ days: daysCompared }).toString()
  const harvested = await harvestedByDay(given, crops, since, today.toString())
  const { rows } = await sql<Standing>`
    select planting_id as "plantingId", day::text as day, g::float8 as g, state, version
      from culture.harvest_forecast
     where planting_id in ${eachOf(crops.map(({ plantingId }) => plantingId))} and state <> 'superseded'
       and day between ${since}::date and ${last}::date`.execute(given.db)
  const standing = Map.groupBy(rows, ({ plantingId }) => plantingId)
  const told = (crop: Crop) => {
    const byDay = new Map((standing.get(crop.plantingId) ?? []).map(row => [row.day, row]))
    const gave = harvested.get(crop.plantingId) ?? new Map<string, number>()
    const { plantingId, code, variety, place, areaM2 } = crop
    const compared = Array.from({ length: daysCompared }, (_, back) => {
      const day = today.subtract({ days: back + 1 }).toString()
      return { forecastG: byDay.get(day)?.g ?? null, harvestedG: gave.get(day) ?? 0 }
    })
    const cells = days.map((day): ForecastCell => {
      const row = byDay.get(day)
      return {
        day,
        kg: row?.g ?? null,
        state: row?.state ?? null,
        version: row?.version ?? 0,
        proposalKg: day < today.toString() ? null : proposalOf(sameDays(day, today).map(one => gave.get(one) ?? 0)),
        harvestedKg: day <= today.toString() ? (gave.get(day) ?? 0) : null,
      }
    })
    return { plantingId, code, variety, place, areaM2, cells, errorPct: errorOf(compared) }
  }
  return { days, today: today.toString(), rows: crops.map(told) }
}

/** The same day of the last whole weeks before today. */
function sameDays(day: string, today: Temporal.PlainDate): string[] {
  let before = Temporal.PlainDate.from(day)
  while (Temporal.PlainDate.compare(before, today) >= 0) before = before.subtract({ weeks: 1 })
  return Array.from({ length: weeksProposing }, (_, back) => before.subtract({ weeks: back }).toString())
}
