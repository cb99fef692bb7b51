import { sql } from 'kysely'
import { requireLevel } from '#kernel/server/company-scope.ts'
import { notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import { placesOfCompanies } from '#culture/places/places.server.ts'
import type { PlantingFields } from '../planting.model.ts'
import type { PlantingScope } from './planting-scope.ts'

type Place = { siteCompanyId: string; holdsIt: boolean | null; cultivated: string }

/**
 * A living place of a company where one writes, no smaller than the crop, measured to half a percent. It is held until
 * the end of the transaction: two who plant it come one after the other.
 * @throws Refusal 404; 403; 400 of a crop that is larger
 */
export async function requireRoomOn(db: CultureDb, scope: PlantingScope, { placeId, areaM2 }: PlantingFields) {
  const { rows } = await sql<Place>`
    select site_company_id as "siteCompanyId", ${areaM2}::numeric <= cultivated_m2 * 1.005 as "holdsIt",
           cultivated_m2::text as cultivated
      from ${placesOfCompanies(scope.companyIds)} p
     where id = ${placeId} and archived_at is null and kind not in ('site', 'row')`.execute(db)
  const [place] = rows
  if (!place) throw notFound()
  requireLevel(scope, place.siteCompanyId, 2)
  await takeForChange(db.selectFrom('platform.place').select('id').where('id', '=', placeId))
  if (place.holdsIt === false)
    throw wrongField('areaM2', 'beyond-place', 'culture.plantings.beyond-place', { area: place.cultivated })
}

/** @throws Refusal 409 BLOCK_TAKEN while another crop stands there on one of its days */
export async function requireAlone(
  db: CultureDb,
  { placeId, plantedOn, endedOn }: PlantingFields,
  ownId: string | undefined,
) {
  const { rows } = await sql<{ code: string; place: string }>`
    select c.code, p.name as place from culture.planting c join platform.place p on p.id = c.place_id
     where c.place_id = ${placeId} and c.archived_at is null and c.id is distinct from ${ownId ?? null}::uuid
       and daterange(c.planted_on, c.ended_on, '[]') && daterange(${plantedOn}::date, ${endedOn}::date, '[]')
     limit 1`.execute(db)
  const [other] = rows
  if (other) throw new Refusal(409, 'BLOCK_TAKEN', 'culture.plantings.block-taken', { values: other })
}
