import type { Ground, Rights } from '#kernel/server/answers.ts'
import { type CompanyScope, companyScopeOf } from '#kernel/server/company-scope.ts'
import { type DeadlineScope, deadlineScopeOf } from '#rh/deadlines/deadlines.server.ts'
import { hrEventsElement } from '../hr-events-place.model.ts'

/** The companies whose events the caller sees, and whose papers that end he may follow. */
export type HrEventScope = { userId: string; today: Temporal.PlainDate; events: CompanyScope; papers: DeadlineScope }

type Asking = { caller: { userId: string }; rights: Rights; clock: Ground['clock'] }

export async function hrEventScopeOf({ caller, rights, clock }: Asking): Promise<HrEventScope> {
  const [events, papers] = await Promise.all([
    companyScopeOf({ rights }, hrEventsElement),
    deadlineScopeOf({ rights, clock }),
  ])
  return { userId: caller.userId, today: clock.today(), events, papers }
}
