import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { hoursElement } from '../working-time-place.model.ts'

/** The companies whose hours the caller reads, writes and validates. */
export type HoursScope = {
  userId: string
  now: string
  today: string
  readIds: readonly string[]
  writtenIds: readonly string[]
  validatedIds: readonly string[]
}

type Asking = { caller: { userId: string }; rights: Rights; clock: Clock }

export async function hoursScopeOf({ caller, rights, clock }: Asking): Promise<HoursScope> {
  const { byCompany } = await rights.perimeter(hoursElement)
  const from = (level: number) => [...byCompany].filter(([, one]) => one >= level).map(([id]) => id)
  return {
    userId: caller.userId,
    now: clock.now().toString(),
    today: clock.today().toString(),
    readIds: from(1),
    writtenIds: from(2),
    validatedIds: from(3),
  }
}
