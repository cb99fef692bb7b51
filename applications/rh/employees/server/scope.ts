import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Perimeter } from '#kernel/server/gate.ts'
import type { ExpressionBuilder } from 'kysely'
import type { RhTables } from '#rh/rh-db.ts'

export const salaries = 'rh/gestion_du_personnel/salaries'

/** The people whose records the caller's level counts on, and what he may do with one. */
export type Scope = {
  today: string
  companyIds: readonly string[]
  /** People of no company yet. */
  includesUnplaced: boolean
  can(companyId: string | null): { edit: boolean; archive: boolean }
}

export async function scopeOf({ rights, clock }: { rights: Rights; clock: Clock }): Promise<Scope> {
  const perimeter = await rights.perimeter(salaries)
  const levelFor = (companyId: string | null) => levelIn(perimeter, companyId)
  return {
    today: clock.today().toString(),
    companyIds: [...perimeter.byCompany.keys()],
    includesUnplaced: perimeter.everywhere > 0,
    can: companyId => ({ edit: levelFor(companyId) >= 2, archive: levelFor(companyId) >= 3 }),
  }
}

/** Keeps the rows of the caller's companies. */
export const within =
  ({ companyIds, includesUnplaced }: Scope) =>
  (eb: ExpressionBuilder<RhTables & { e: RhTables['rh.employee'] }, 'e'>) => {
    const ofCompanies = eb('e.company_id', '=', eb.fn.any(eb.val(companyIds)))
    return includesUnplaced ? eb.or([ofCompanies, eb('e.company_id', 'is', null)]) : ofCompanies
  }

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
