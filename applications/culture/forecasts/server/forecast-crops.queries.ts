import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { forbidden, notFound } from '#kernel/server/errors.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { Offered } from '#kernel/shared/offer.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import { placesOfCompanies } from '../../places/places.server.ts'
import { type Harvest, harvestsBetween } from '../../yields/yields.server.ts'

export type Asking = { db: CultureDb; rights: Rights; clock: Clock; offered: Offered }

export type Crop = {
  plantingId: string
  code: string
  campaign: number
  variety: string
  place: string
  areaM2: number
  targetKgM2: number | null
  cropCodeId: string
  placeId: string
  companyId: string
  plantedOn: string
  endedOn: string | null
}

/** The crops of one's companies that `where` of a planting called `c` keeps, by their codes. */
export async function cropsWhere(
  given: Asking,
  { element, where }: { element: string; where: ReturnType<typeof sql> },
): Promise<Crop[]> {
  const { companyIds } = await companyScopeOf(given, element)
  const { rows } = await sql<Crop>`
    select c.id as "plantingId", c.code, c.campaign, v.name as variety,
           case p.within when '' then p.name else p.within || ' › ' || p.name end as place,
           c.area_m2::float8 as "areaM2", c.target_kg_m2::float8 as "targetKgM2", c.crop_code_id as "cropCodeId",
           c.place_id as "placeId", p.site_company_id as "companyId", c.planted_on::text as "plantedOn",
           c.ended_on::text as "endedOn"
      from culture.planting c
      join ${placesOfCompanies(companyIds)} p on p.id = c.place_id
      join culture.variety v on v.id = c.variety_id
     where c.archived_at is null and ${where}
     order by c.code, c.id`.execute(given.db)
  return rows
}

/** Stands on one of these days. */
export const standsBetween = (from: string, until: string) =>
  sql`c.planted_on <= ${until}::date and (c.ended_on is null or c.ended_on >= ${from}::date)`

/** @throws Refusal 404 of a crop that one does not see; 403 where the level in its company is too low */
export async function requireCrop(given: Asking, id: string, element: string, needs: Level): Promise<Crop> {
  const [crop] = await cropsWhere(given, { element, where: sql`c.id = ${id}` })
  if (!crop) throw notFound()
  if ((await companyScopeOf(given, element)).level(crop.companyId) < needs) throw forbidden()
  return crop
}

/** What each crop gave on its own ground, by day. */
export async function harvestedByDay(given: Asking, crops: readonly Crop[], from: string, until: string) {
  const companyIds = [...new Set(crops.map(({ companyId }) => companyId))]
  const harvests = crops.length > 0 ? await harvestsBetween(given, { companyIds, from, until }) : []
  return new Map(crops.map(crop => [crop.plantingId, gramsByDay(crop, harvests)]))
}

function gramsByDay({ cropCodeId, placeId, plantedOn, endedOn }: Crop, harvests: readonly Harvest[]) {
  const byDay = new Map<string, number>()
  for (const { day, within, grossG, ...fact } of harvests)
    if (
      fact.cropCodeId === cropCodeId &&
      within.has(placeId) &&
      day >= plantedOn &&
      (endedOn === null || day <= endedOn)
    )
      byDay.set(day, (byDay.get(day) ?? 0) + grossG)
  return byDay
}
