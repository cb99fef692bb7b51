import type { Rights } from '#kernel/server/answers.ts'
import { forbidden, notFound } from '#kernel/server/errors.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'

/** What somebody may do with the workshops of a company: his best level on any of the elements that were asked. */
export type WorkshopScope = { companyIds: readonly string[]; level(companyId: string | null): Level }

export async function workshopScopeOf(
  { rights }: { rights: Rights },
  ...elements: readonly string[]
): Promise<WorkshopScope> {
  const perimeters = await Promise.all(elements.map(element => rights.perimeter(element)))
  const levels = new Map<string, Level>()
  for (const { byCompany } of perimeters)
    for (const [companyId, level] of byCompany) if (level > (levels.get(companyId) ?? 0)) levels.set(companyId, level)
  return {
    companyIds: [...levels].filter(([, level]) => level > 0).map(([companyId]) => companyId),
    level: companyId => (companyId === null ? 0 : (levels.get(companyId) ?? 0)),
  }
}

/** @throws Refusal 404 of a company that the scope does not reach; 403 where its level is too low */
export function requireLevel(scope: WorkshopScope, companyId: string | null, needs: Level) {
  const level = scope.level(companyId)
  if (level < 1) throw notFound()
  if (level < needs) throw forbidden()
}

/** A workshop in use, where the caller has the level. @throws Refusal 404; 403 */
export async function requireWorkshop(db: AtelierDb, scope: WorkshopScope, workshopId: string, needs: Level = 1) {
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
