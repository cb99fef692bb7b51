import { type CompanyScope, requireLevel } from '#kernel/server/company-scope.ts'
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
