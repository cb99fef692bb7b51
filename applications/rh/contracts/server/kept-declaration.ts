import { sql } from 'kysely'
import type { DeclarationState } from '#rh/dpae/dpae.model.ts'
import { clockOf, declaredDaysBefore, hiringWindow } from '#rh/dpae/hiring-clock.model.ts'
import { isDeclarationOpen } from '#rh/open-declarations.ts'
import type { Contract } from '../contract.model.ts'

/** What a contract `c` keeps of its declaration before hiring. */
export type KeptDeclaration = { state: DeclarationState; receiptNumber: string | null; acceptedAt: string | null }

export const keptDeclaration = sql`(select jsonb_build_object('state', c.declaration, 'receiptNumber', max(d.receipt_number),
    'acceptedAt', max(d.accepted_at))
  from rh.dpae d where d.contract_id = c.id and d.cancelled_at is null)`

/** Sent to its organism, or accepted by it: the contract stays. */
export const isDeclared = (state: string) => ['in_progress', 'accepted', 'outdated'].includes(state)

type Hiring = { hiringDate: string; hiringTime: string }

/** The same with the clock of the hiring. */
export function declarationAt(
  kept: KeptDeclaration,
  { hiringDate: date, hiringTime: time }: Hiring,
  now: Temporal.Instant,
): Contract['dpae'] {
  const window = hiringWindow({ date, time })
  const { opensAt, startsAt } = window
  return { ...kept, clock: clockOf(window, now), opensAt: opensAt.toString(), startsAt: startsAt.toString() }
}

/** Contract `c` is to be declared: from eight days before its first day to its last one. */
export const isToBeDeclared = (
  today: string,
) => sql<boolean>`(c.binds and ${isDeclarationOpen} and c.hiring_date <= ${today}::date + ${sql.lit(declaredDaysBefore)}
    and (c.final_day is null or c.final_day >= ${today}::date))`
