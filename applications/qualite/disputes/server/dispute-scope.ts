import type { Rights } from '#kernel/server/answers.ts'
import { forbidden, notFound } from '#kernel/server/errors.ts'
import type { Level } from '#kernel/shared/access.ts'
import { amountsField, followingElements } from '../disputes-place.model.ts'

type Asking = { rights: Rights }

/** Companies by the level that somebody has on any of these. */
export async function companiesOf(
  { rights }: Asking,
  ...elements: readonly string[]
): Promise<ReadonlyMap<string, Level>> {
  const perimeters = await Promise.all(elements.map(element => rights.perimeter(element)))
  const levels = new Map<string, Level>()
  for (const { byCompany } of perimeters)
    for (const [companyId, level] of byCompany) if (level > (levels.get(companyId) ?? 0)) levels.set(companyId, level)
  return levels
}

const withLevel = (levels: ReadonlyMap<string, Level>, needs: Level) =>
  [...levels].filter(([, level]) => level >= needs).map(([companyId]) => companyId)

export const companiesWhere = async (given: Asking, elements: readonly string[], needs: Level = 1) =>
  withLevel(await companiesOf(given, ...elements), needs)

export const followedCompanies = (given: Asking) => companiesWhere(given, followingElements)

/** Those whose amounts one may see. */
export const companiesWithAmounts = async (given: Asking): Promise<ReadonlySet<string>> =>
  new Set(await companiesWhere(given, [amountsField]))

/** @throws Refusal 404 of a company that one does not follow; 403 where the level is too low */
export async function requireOn(given: Asking, companyId: string, elements: readonly string[], needs: Level) {
  if (!(await followedCompanies(given)).includes(companyId)) throw notFound()
  if (((await companiesOf(given, ...elements)).get(companyId) ?? 0) < needs) throw forbidden()
}
