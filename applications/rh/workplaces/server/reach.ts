import type { Rights } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Level } from '#kernel/shared/access.ts'

export const sites = 'rh/gestion_du_personnel/sites'
export const staff = 'rh/gestion_du_personnel/salaries'

/** What the caller may do with the places of a company. */
export type Reach = { companyIds: readonly string[]; can(companyId: string): { edit: boolean; archive: boolean } }

/** By the element of the places themselves; who reads the staff reads its places too, and changes none. */
export async function reachOf(rights: Rights): Promise<Reach> {
  const [places, people] = await Promise.all([rights.perimeter(sites), rights.perimeter(staff)])
  const levelIn = (companyId: string): Level => places.byCompany.get(companyId) ?? 0
  return {
    companyIds: [...new Set([...places.byCompany.keys(), ...people.byCompany.keys()])],
    can: companyId => ({ edit: levelIn(companyId) >= 2, archive: levelIn(companyId) >= 3 }),
  }
}

/** @throws Refusal 404 for the places of a company that the caller does not read */
export function requireReadable({ companyIds }: Reach, companyId: string | undefined) {
  if (!companyId || !companyIds.includes(companyId)) throw notFound()
}

/** @throws Refusal 404 where the caller may not do so: the road has let him in for another company */
export function requireMay(reach: Reach, companyId: string, act: 'edit' | 'archive') {
  if (!reach.can(companyId)[act]) throw notFound()
}
