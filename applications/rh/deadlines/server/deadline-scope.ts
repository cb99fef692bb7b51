import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Perimeter } from '#kernel/server/gate.ts'
import { deadlines } from '#rh/deadlines-place.model.ts'

const sensitiveData = 'rh/gestion_du_personnel/salaries#donnees_sensibles'

/** Whose papers the caller follows, and what he may do with one. */
export type DeadlineScope = {
  today: Temporal.PlainDate
  /** Ids of companies, with `noCompany` for people of none yet. */
  inside: readonly string[]
  isInside(companyId: string | null): boolean
  mayWrite(companyId: string | null): boolean
  seesSensitive(companyId: string | null): boolean
  editsSensitive(companyId: string | null): boolean
}

/** Stands for "of no company yet" among the ids. */
const noCompany = '00000000-0000-0000-0000-000000000000'

export async function deadlineScopeOf({ rights, clock }: { rights: Rights; clock: Clock }): Promise<DeadlineScope> {
  const [perimeter, sensitive] = await Promise.all([rights.perimeter(deadlines), rights.perimeter(sensitiveData)])
  return {
    today: clock.today(),
    inside: [...perimeter.byCompany.keys(), ...(perimeter.everywhere > 0 ? [noCompany] : [])],
    isInside: companyId => levelIn(perimeter, companyId) >= 1,
    mayWrite: companyId => levelIn(perimeter, companyId) >= 2,
    seesSensitive: companyId => levelIn(sensitive, companyId) >= 1,
    editsSensitive: companyId => levelIn(sensitive, companyId) >= 2,
  }
}

const levelIn = ({ everywhere, byCompany }: Perimeter, companyId: string | null) =>
  companyId === null ? everywhere : (byCompany.get(companyId) ?? 0)

/** Keeps the papers `d` of people inside a scope, as long as they work here or come back. */
export const isFollowed = ({ inside }: Pick<DeadlineScope, 'inside'>) => sql<boolean>`d.followed_in = any(${inside})`
