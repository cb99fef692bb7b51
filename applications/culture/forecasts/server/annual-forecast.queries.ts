import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { daysOfWeek } from '#kernel/shared/iso-week.ts'
import { campaignOf } from '../../plantings/planting.model.ts'
import { kgPerM2 } from '../../yields/yield.model.ts'
import { type AnnualForecast, type AnnualForecastRow, weeksOfCampaign } from '../forecast.model.ts'
import { annualForecastElement } from '../forecasts-place.model.ts'
import { type Asking, type Crop, cropsWhere, harvestedByDay } from './forecast-crops.queries.ts'

type Curve = Pick<AnnualForecastRow, 'versionNo' | 'version' | 'reason' | 'frozenAt'> & {
  plantingId: string
  weeks: { year: number; week: number; kgM2: number }[]
}

/** The curve of each crop of a campaign in its last version, beside its target and what came in. */
export async function annualForecast(given: Asking, asked?: number): Promise<AnnualForecast> {
  const today = given.clock.today()
  const campaign = asked ?? campaignOf(today)
  const crops = await cropsWhere(given, { element: annualForecastElement, where: sql`true` })
  return {
    campaign,
    campaigns: [...new Set([campaign, ...crops.map(crop => crop.campaign)])].toSorted((one, other) => other - one),
    weeks: weeksOfCampaign(campaign),
    rows: await rowsOf(
      given,
      crops.filter(crop => crop.campaign === campaign),
      campaign,
    ),
  }
}

export async function rowsOf(given: Asking, crops: readonly Crop[], campaign: number): Promise<AnnualForecastRow[]> {
  const weeks = weeksOfCampaign(campaign)
  const today = given.clock.today().toString()
  const [first] = weeks
  const from = (first && daysOfWeek(first.year, first.week)[0]) ?? today
  const harvested = await harvestedByDay(given, crops, from < today ? from : today, today)
  const curves = await curvesOf(given, crops)
  return crops.map(({ plantingId, code, variety, place, areaM2, targetKgM2 }) => {
    const curve = curves.get(plantingId)
    const byWeek = new Map((curve?.weeks ?? []).map(({ year, week, kgM2 }) => [`${year} ${week}`, kgM2]))
    const told = weeks.map(({ year, week }) => byWeek.get(`${year} ${week}`) ?? null)
    const grams = [...(harvested.get(plantingId)?.values() ?? [])].reduce((sum, g) => sum + g, 0)
    return {
      plantingId,
      code,
      variety,
      place,
      areaM2,
      targetKgM2,
      versionNo: curve?.versionNo ?? 0,
      version: curve?.version ?? 0,
      reason: curve?.reason ?? null,
      frozenAt: curve?.frozenAt ?? null,
      weeks: told,
      totalKgM2: Math.round(told.reduce<number>((sum, kgM2) => sum + (kgM2 ?? 0), 0) * 1_000) / 1_000,
      harvestedKgM2: kgPerM2(grams, areaM2) ?? 0,
    }
  })
}

async function curvesOf({ db }: Asking, crops: readonly Crop[]) {
  const { rows } = await sql<Curve>`
    select distinct on (f.planting_id) f.planting_id as "plantingId", f.version_no::int as "versionNo", f.version, f.reason,
           f.frozen_at as "frozenAt", coalesce((
             select jsonb_agg(jsonb_build_object('year', w.year, 'week', w.week, 'kgM2', w.kg_m2))
               from culture.annual_forecast_week w where w.annual_forecast_id = f.id), '[]') as weeks
      from culture.annual_forecast f
     where f.planting_id in ${eachOf(crops.map(({ plantingId }) => plantingId))}
     order by f.planting_id, f.version_no desc`.execute(db)
  return new Map(rows.map(row => [row.plantingId, row]))
}
