import type { Rights } from '#kernel/server/answers.ts'
import { forbidden, notFound } from '#kernel/server/errors.ts'
import type { Level } from '#kernel/shared/access.ts'
import { locationsElement, placesElement } from '../place.model.ts'

/** What somebody may do with the places of a company: the better of his levels on the tree and on the list. */
export type PlaceScope = { companyIds: readonly string[]; level(companyId: string): Level }

export async function placeScopeOf(
  rights: Rights,
  elements: readonly string[] = [placesElement, locationsElement],
): Promise<PlaceScope> {
  const perimeters = await Promise.all(elements.map(element => rights.perimeter(element)))
  const levels = new Map<string, Level>()
  for (const { byCompany } of perimeters)
    for (const [companyId, level] of byCompany) if (level > (levels.get(companyId) ?? 0)) levels.set(companyId, level)
  return {
    companyIds: [...levels].filter(([, level]) => level > 0).map(([companyId]) => companyId),
    level: companyId => levels.get(companyId) ?? 0,
  }
}

/** @throws Refusal 404 of a company that the scope does not reach; 403 where its level is too low */
export function requireLevel(scope: PlaceScope, companyId: string, needs: Level) {
  const level = scope.level(companyId)
  if (level < 1) throw notFound()
  if (level < needs) throw forbidden()
}
