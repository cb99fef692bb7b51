import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import type { CultureTables } from '#culture/culture-db.ts'
import { placesOfCompanies } from '../../places/places.server.ts'
import { campaignOf } from '../../plantings/planting.model.ts'
import { kgPerM2, reachedOf, type YieldRow, type Yields } from '../yield.model.ts'
import { yieldsElement } from '../yields-place.model.ts'
import type { yieldsCalls } from '../yields.calls.ts'
import { type Harvest, harvestsBetween } from './harvests.ts'

type Asking = Given<typeof yieldsCalls.getYields, CultureTables>
type Crop = Omit<YieldRow, 'grossKg' | 'marketableKg' | 'grossKgM2' | 'marketableKgM2' | 'reachedPct'> & {
  cropCodeId: string
  placeId: string
}

/** What each crop of a campaign gave on its own ground since it was planted, what gave most a square metre first. */
export async function yieldsOf(given: Asking, campaign = campaignOf(given.clock.today())): Promise<Yields> {
  const { db, clock, rights } = given
  const { companyIds } = await companyScopeOf({ rights }, yieldsElement)
  const today = clock.today().toString()
  const places = placesOfCompanies(companyIds)
  const { rows: campaigns } = await sql<{ campaign: number }>`
    select distinct c.campaign from culture.planting c join ${places} p on p.id = c.place_id
     where c.archived_at is null order by 1 desc`.execute(db)
  const { rows: crops } = await sql<Crop>`
    select c.id, c.code, v.name as variety, case p.within when '' then p.name else p.within || ' › ' || p.name end as place,
           c.area_m2::float8 as "areaM2", c.planted_on as "plantedOn", c.ended_on as "endedOn",
           c.target_kg_m2::float8 as "targetKgM2", c.crop_code_id as "cropCodeId", c.place_id as "placeId"
      from culture.planting c
      join ${places} p on p.id = c.place_id
      join culture.variety v on v.id = c.variety_id
     where c.campaign = ${campaign} and c.archived_at is null and c.planted_on <= ${today}::date
     order by c.code, c.id`.execute(db)
  const from = crops.map(({ plantedOn }) => plantedOn).toSorted()[0]
  const harvests = from ? await harvestsBetween(given, { companyIds, from, until: today }) : []
  const byCrop = Map.groupBy(harvests, ({ cropCodeId }) => cropCodeId)
  const rows = crops.map(crop => yieldOf(crop, byCrop.get(crop.cropCodeId) ?? []))
  return {
    campaign,
    campaigns: [...new Set([campaign, ...campaigns.map(one => one.campaign)])].toSorted((one, other) => other - one),
    rows: rows.toSorted((one, other) => other.grossKgM2 - one.grossKgM2 || one.code.localeCompare(other.code)),
  }
}

function yieldOf({ cropCodeId: _crop, placeId, ...crop }: Crop, harvests: readonly Harvest[]): YieldRow {
  const own = harvests.filter(
    ({ day, within }) => within.has(placeId) && day >= crop.plantedOn && (crop.endedOn === null || day <= crop.endedOn),
  )
  const grossKg = own.reduce((sum, { grossG }) => sum + grossG, 0)
  const marketableKg = own.reduce((sum, { marketableG }) => sum + marketableG, 0)
  const grossKgM2 = kgPerM2(grossKg, crop.areaM2) ?? 0
  return {
    ...crop,
    grossKg,
    marketableKg,
    grossKgM2,
    marketableKgM2: kgPerM2(marketableKg, crop.areaM2) ?? 0,
    reachedPct: reachedOf(grossKgM2, crop.targetKgM2),
  }
}
