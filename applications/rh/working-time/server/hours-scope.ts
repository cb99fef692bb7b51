import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { hoursElement } from '../working-time-place.model.ts'

/** The companies whose hours the caller reads, writes and validates. */
export type HoursScope = {
  now: string
  today: string
  readIds: readonly string[]
  writtenIds: readonly string[]
  validatedIds: readonly string[]
}

export async function hoursScopeOf({ rights, clock }: { rights: Rights; clock: Clock }): Promise<HoursScope> {
  const { byCompany } = await rights.perimeter(hoursElement)
  const from = (level: number) => [...byCompany].filter(([, one]) => one >= level).map(([id]) => id)
  return {
    now: clock.now().toString(),
    today: clock.today().toString(),
    readIds: from(1),
    writtenIds: from(2),
    validatedIds: from(3),
  }
}
