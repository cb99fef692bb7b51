import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Level } from '#kernel/shared/access.ts'
import { skillsElement } from '../skills-place.model.ts'

/** The companies whose people the caller reads and rates. */
export type SkillScope = {
  userId: string
  today: string
  now: string
  readIds: readonly string[]
  ratedIds: readonly string[]
  most: Level
}

type Asking = { caller: { userId: string }; rights: Rights; clock: Clock }

export async function skillScopeOf({ caller, rights, clock }: Asking): Promise<SkillScope> {
  const { byCompany } = await rights.perimeter(skillsElement)
  return {
    userId: caller.userId,
    today: clock.today().toString(),
    now: clock.now().toString(),
    readIds: [...byCompany.keys()],
    ratedIds: [...byCompany].filter(([, level]) => level >= 2).map(([id]) => id),
    most: Math.max(0, ...byCompany.values()) as Level,
  }
}
