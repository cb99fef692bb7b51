import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import { placesOfCompanies } from '#culture/places/places.server.ts'
import { campaignOf, type Planting, type PlantingChoices, stateOfPlanting } from '../planting.model.ts'
import { plantingsCalls } from '../plantings.calls.ts'
import type { PlantingScope } from './planting-scope.ts'

/** Crops of the companies, each with its variety, its place and what its harvest becomes. */
const plantingsOf = ({ companyIds }: PlantingScope) => sql`(
  select c.*, v.name as variety, v.search_text as variety_key, p.name as place, p.search_text as place_key,
         p.site_company_id, k.family_id
    from culture.planting c join culture.variety v on v.id = c.variety_id
    join platform.crop_code k on k.id = c.crop_code_id
    join ${placesOfCompanies(companyIds)} p on p.id = c.place_id)`

type Read = Omit<Planting, 'stage'> & { siteCompanyId: string }

/** What stands of them, with the company that each belongs to. */
async function plantingsByIds(db: CultureDb, scope: PlantingScope, ids: readonly string[]) {
  const { rows } = await sql<Read>`
    select row.id, row.code, row.family_id as "familyId", row.campaign, row.variety_id as "varietyId",
           row.place_id as "placeId", row.area_m2::float8 as "areaM2", row.stems_m2::float8 as "stemsM2",
           row.planted_on as "plantedOn", row.ended_on as "endedOn", row.target_kg_m2::float8 as "targetKgM2", row.note,
           row.variety, row.place, row.archived_at as "archivedAt", row.version, row.site_company_id as "siteCompanyId"
      from ${plantingsOf(scope)} row where row.id in ${eachOf(ids)}`.execute(db)
  return rows.map(row => ({ ...row, stage: stateOfPlanting(row, scope.today.toString()) }))
}

type Asked = InputOf<typeof plantingsCalls.getPaginatedPlantings>

/** A page of the crops of one's companies: those in use unless the others are asked for. */
export const pageOfPlantings = (
  db: CultureDb,
  scope: PlantingScope,
  { state = 'active', ...asked }: Asked,
): Promise<PageOf<Planting>> =>
  pageOfList(
    db,
    plantingsCalls.getPaginatedPlantings.list,
    { ...asked, state },
    {
      from: sql`${plantingsOf(scope)} row`,
      id: sql`row.id`,
      within: sql`true`,
      orders: {
        code: [sql`row.search_text`],
        campaign: [sql`row.campaign`, sql`row.search_text`],
        variety: [sql`row.variety_key`, sql`row.search_text`],
        place: [sql`row.place_key`, sql`row.search_text`],
        areaM2: [sql`row.area_m2`, sql`row.search_text`],
        plantedOn: [sql`row.planted_on`, sql`row.search_text`],
      },
      filters: { state: chosen => sql`(row.archived_at is not null) = ${chosen === 'archived'}` },
      matching: words => matches('culture.planting', 'row', words),
      rows: ids => plantingsByIds(db, scope, ids),
    },
  )

/** @throws Refusal 404, also of a crop of a company that the scope does not reach */
export async function plantingById(db: CultureDb, scope: PlantingScope, id: string) {
  const [planting] = await plantingsByIds(db, scope, [id])
  if (!planting) throw notFound()
  return planting
}

/** Living varieties, the places that one may plant, and what harvests become. */
export async function plantingChoices(db: CultureDb, scope: PlantingScope): Promise<PlantingChoices> {
  const writable = scope.companyIds.filter(companyId => scope.level(companyId) >= 2)
  const living = (table: string) =>
    sql<{ id: string; name: string }>`
      select id, name from ${sql.table(table)} where archived_at is null order by kernel.normalise(name), id`.execute(
      db,
    )
  const places = await sql<{ id: string; name: string }>`
    select id, name || ' (' || code || ')' as name from ${placesOfCompanies(writable)} p
     where archived_at is null and kind not in ('site', 'row') order by path, id`.execute(db)
  return {
    campaign: campaignOf(scope.today),
    varieties: (await living('culture.variety')).rows,
    places: places.rows,
    families: (await living('platform.article_family')).rows,
  }
}
