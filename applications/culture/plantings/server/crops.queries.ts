import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { forbidden, notFound } from '#kernel/server/errors.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import { placesOfCompanies } from '#culture/places/places.server.ts'

export type Asking = { db: CultureDb; rights: Rights; clock: Clock; caller: { userId: string } }

/** `c` a planting with its variety `v` and its place `p`, of the companies. */
export const cropsOfCompanies = (companyIds: readonly string[]) => sql`
  culture.planting c
  join culture.variety v on v.id = c.variety_id
  join ${placesOfCompanies(companyIds)} p on p.id = c.place_id`

export const cropColumns = sql`
  c.id as planting_id, c.code, v.name as variety, p.site_company_id as company_id,
  case p.within when '' then p.name else p.within || ' › ' || p.name end as place`

/** Stands on a day, or will. */
export const isStanding = (day: string) =>
  sql`c.archived_at is null and (c.ended_on is null or c.ended_on >= ${day}::date)`

/**
 * Holds the crop until the end of the transaction.
 * @throws Refusal 404 of a crop that one does not see; 403 where the level in its company is too low
 */
export async function requireCrop(given: Asking, id: string, element: string, needs: Level) {
  const scope = await companyScopeOf(given, element)
  const { rows } = await sql<{ companyId: string }>`
    select p.site_company_id as company_id from ${cropsOfCompanies(scope.companyIds)}
     where c.id = ${id} and c.archived_at is null for update of c`.execute(given.db)
  if (!rows[0]) throw notFound()
  if (scope.level(rows[0].companyId) < needs) throw forbidden()
}
