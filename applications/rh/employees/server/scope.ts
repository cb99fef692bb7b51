import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Perimeter } from '#kernel/server/gate.ts'
import type { Value } from '#kernel/server/prepared.ts'
import { sql } from 'kysely'
import { deadlines } from '#rh/deadlines-place.model.ts'

export const salaries = 'rh/gestion_du_personnel/salaries'
export const sensitiveData = `${salaries}#donnees_sensibles`
export const pay = `${salaries}#remuneration`

/** The people whose records the caller's level counts on, and what he may do with one. */
export type Scope = {
  today: string
  companyIds: readonly string[]
  /** People of no company yet. */
  includesUnplaced: boolean
  /** The same as ids of companies, with `noCompany` for people of none yet. */
  inside: readonly string[]
  /** `ask` is for pieces, by a link. */
  can(companyId: string | null): { edit: boolean; archive: boolean; ask: boolean }
  /** Fields that have rights of their own: numbers, bank and health; what somebody earns. */
  canWithFields(companyId: string | null): {
    seeSensitive: boolean
    editSensitive: boolean
    seePay: boolean
    editPay: boolean
  }
}

/** Stands for "of no company yet" among the ids: the list's index then answers for the caller's companies by itself. */
const noCompany = '00000000-0000-0000-0000-000000000000'

export async function scopeOf({ rights, clock }: { rights: Rights; clock: Clock }): Promise<Scope> {
  const [perimeter, ofSensitive, ofPay, ofDeadlines] = await Promise.all(
    [salaries, sensitiveData, pay, deadlines].map(element => rights.perimeter(element)) as [Asked, Asked, Asked, Asked],
  )
  const levelFor = (companyId: string | null) => levelIn(perimeter, companyId)
  return {
    today: clock.today().toString(),
    companyIds: [...perimeter.byCompany.keys()],
    includesUnplaced: perimeter.everywhere > 0,
    inside: insideOf(perimeter),
    can: companyId => ({
      edit: levelFor(companyId) >= 2,
      archive: levelFor(companyId) >= 3,
      ask: levelIn(ofDeadlines, companyId) >= 2,
    }),
    canWithFields: companyId => ({
      seeSensitive: levelIn(ofSensitive, companyId) >= 1,
      editSensitive: levelIn(ofSensitive, companyId) >= 2,
      seePay: levelIn(ofPay, companyId) >= 1,
      editPay: levelIn(ofPay, companyId) >= 2,
    }),
  }
}

type Asked = Promise<Perimeter>

/** The companies on which a level counts, and people of none where it counts on them. */
export const insideOf = ({ everywhere, byCompany }: Perimeter): readonly string[] =>
  everywhere > 0 ? [...byCompany.keys(), noCompany] : [...byCompany.keys()]

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
