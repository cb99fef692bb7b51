import type { Rights } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { forbidden, notFound } from '#kernel/server/errors.ts'
import type { Level } from '#kernel/shared/access.ts'
import { amountsField, followingElements } from '../disputes-place.model.ts'

type Asking = { rights: Rights }

export const companiesWhere = async (given: Asking, elements: readonly string[], needs: Level = 1) =>
  (await companyScopeOf(given, ...elements)).where(needs)

export const followedCompanies = (given: Asking) => companiesWhere(given, followingElements)

/** Those whose amounts one may see. */
export const companiesWithAmounts = async (given: Asking): Promise<ReadonlySet<string>> =>
  new Set(await companiesWhere(given, [amountsField]))

/** @throws Refusal 404 of a company that one does not follow; 403 where the level is too low */
export async function requireOn(given: Asking, companyId: string, elements: readonly string[], needs: Level) {
  if (!(await followedCompanies(given)).includes(companyId)) throw notFound()
  if ((await companyScopeOf(given, ...elements)).level(companyId) < needs) throw forbidden()
}
