import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { type CompanyScope, companyScopeOf } from '#kernel/server/company-scope.ts'

/** Who checks, when, and in which companies. */
export type CheckScope = { companies: CompanyScope; userId: string; now: string; today: string }

/** Beside what the caller may check, the companies whose payroll software he tells. */
export type ExportScope = CheckScope & { exportedIds: readonly string[] }

type Asking = { caller: { userId: string }; rights: Rights; clock: Clock }

export const checkScopeOf = async ({ caller, rights, clock }: Asking, element: string): Promise<CheckScope> => ({
  companies: await companyScopeOf({ rights }, element),
  userId: caller.userId,
  now: clock.now().toString(),
  today: clock.today().toString(),
})
