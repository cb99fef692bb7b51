import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Perimeter } from '#kernel/server/gate.ts'
import type { Value } from '#kernel/server/prepared.ts'
import { sql } from 'kysely'

export const salaries = 'rh/gestion_du_personnel/salaries'

/** The people whose records the caller's level counts on, and what he may do with one. */
export type Scope = {
  today: string
  companyIds: readonly string[]
  /** People of no company yet. */
  includesUnplaced: boolean
  /** The same as ids of companies, with `noCompany` for people of none yet. */
  inside: readonly string[]
  can(companyId: string | null): { edit: boolean; archive: boolean }
}

/** Stands for "of no company yet" among the ids: the list's index then answers for the caller's companies by itself. */
const noCompany = '00000000-0000-0000-0000-000000000000'

export async function scopeOf({ rights, clock }: { rights: Rights; clock: Clock }): Promise<Scope> {
  const perimeter = await rights.perimeter(salaries)
  const levelFor = (companyId: string | null) => levelIn(perimeter, companyId)
  const companyIds = [...perimeter.byCompany.keys()]
  const includesUnplaced = perimeter.everywhere > 0
  return {
    today: clock.today().toString(),
    companyIds,
    includesUnplaced,
    inside: includesUnplaced ? [...companyIds, noCompany] : companyIds,
    can: companyId => ({ edit: levelFor(companyId) >= 2, archive: levelFor(companyId) >= 3 }),
  }
}

/** Keeps the rows `e` inside a scope. */
export const within = (inside: Value<readonly string[]>) =>
  sql<boolean>`coalesce(e.company_id, ${sql.lit(noCompany)}::uuid) = any(${inside})`

/**
 * A record outside the perimeter does not exist for the caller; one that he may only read is refused.
 * @throws Refusal 404
 */
export function requireInScope(scope: Scope, companyId: string | null) {
  const isInside = companyId === null ? scope.includesUnplaced : scope.companyIds.includes(companyId)
  if (!isInside) throw notFound()
}

const levelIn = ({ everywhere, byCompany }: Perimeter, companyId: string | null) =>
  companyId === null ? everywhere : (byCompany.get(companyId) ?? 0)
