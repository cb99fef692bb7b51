import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { healthField, safetyElement } from '../work-accidents-place.model.ts'

/** The companies whose accidents the caller reads and writes, and those of which he reads what touches health. */
export type SafetyScope = {
  now: Temporal.Instant
  today: Temporal.PlainDate
  readIds: readonly string[]
  writtenIds: readonly string[]
  healthIds: readonly string[]
}

export async function safetyScopeOf({ rights, clock }: { rights: Rights; clock: Clock }): Promise<SafetyScope> {
  const page = await companyScopeOf({ rights }, safetyElement)
  const health = await companyScopeOf({ rights }, healthField)
  return {
    now: clock.now(),
    today: clock.today(),
    readIds: page.companyIds,
    writtenIds: page.where(2),
    healthIds: health.companyIds,
  }
}
