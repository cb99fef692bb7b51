import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { type CompanyScope, companyScopeOf } from '#kernel/server/company-scope.ts'
import { plantingsElement } from '../planting.model.ts'

/** The companies whose crops somebody reads, and the civil day by which their stages are told. */
export type PlantingScope = CompanyScope & { today: Temporal.PlainDate }

export const plantingScopeOf = async ({ rights, clock }: { rights: Rights; clock: Clock }): Promise<PlantingScope> => ({
  ...(await companyScopeOf({ rights }, plantingsElement)),
  today: clock.today(),
})
