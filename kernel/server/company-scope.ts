import type { Level } from '#kernel/shared/access.ts'
import type { Rights } from './answers.ts'
import { forbidden, notFound } from './errors.ts'

/** What somebody may do with the things of a company: his best level on any of the elements that were asked. */
export type CompanyScope = {
  /** Those that he may at least see. */
  companyIds: readonly string[]
  level(companyId: string | null): Level
  /** Those where he has this level. */
  where(needs: Level): readonly string[]
}

export async function companyScopeOf(
  { rights }: { rights: Rights },
  ...elements: readonly string[]
): Promise<CompanyScope> {
  const perimeters = await Promise.all(elements.map(element => rights.perimeter(element)))
  const levels = new Map<string, Level>()
  for (const { byCompany } of perimeters)
    for (const [companyId, level] of byCompany) if (level > (levels.get(companyId) ?? 0)) levels.set(companyId, level)
  const where = (needs: Level) => [...levels].filter(([, level]) => level >= needs).map(([companyId]) => companyId)
  return {
    companyIds: where(1),
    level: companyId => (companyId === null ? 0 : (levels.get(companyId) ?? 0)),
    where,
  }
}

/** @throws Refusal 404 of a company that the scope does not reach; 403 where its level is too low */
export function requireLevel(scope: CompanyScope, companyId: string | null, needs: Level) {
  const level = scope.level(companyId)
  if (level < 1) throw notFound()
  if (level < needs) throw forbidden()
}
