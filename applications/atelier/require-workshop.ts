import { sql } from 'kysely'
import { type CompanyScope, requireLevel } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'

/** A workshop in use, where the caller has the level. @throws Refusal 404; 403 */
export async function requireWorkshop(db: AtelierDb, scope: CompanyScope, workshopId: string, needs: Level = 1) {
  const workshop = await db
    .selectFrom('atelier.workshop')
    .select(['id', 'code', 'name', 'companyId'])
    .where('id', '=', workshopId)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  if (!workshop) throw notFound()
  requireLevel(scope, workshop.companyId, needs)
  return workshop
}

/** Workshops in use of these companies, by their codes. */
export const workshopsOf = (db: AtelierDb, companyIds: readonly string[]) =>
  db
    .selectFrom('atelier.workshop')
    .select(['id', 'code', 'name'])
    .where('archivedAt', 'is', null)
    .where(sql<boolean>`company_id in ${eachOf(companyIds)}`)
    .orderBy('code')
    .execute()
