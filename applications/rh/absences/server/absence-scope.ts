import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { absencesElement, administrationElement, validationElement } from '../absences-place.model.ts'

/** The companies whose absences the caller reads, asks for, decides on and administers. */
export type AbsenceScope = {
  userId: string
  today: string
  now: string
  readIds: readonly string[]
  writtenIds: readonly string[]
  decidedIds: readonly string[]
  administeredIds: readonly string[]
}

type Asking = { caller: { userId: string }; rights: Rights; clock: Clock }

export async function absenceScopeOf({ caller, rights, clock }: Asking): Promise<AbsenceScope> {
  const [page, validation, administration] = await Promise.all(
    [absencesElement, validationElement, administrationElement].map(async element => {
      const { byCompany } = await rights.perimeter(element)
      return (level: number) => [...byCompany].filter(([, one]) => one >= level).map(([id]) => id)
    }),
  )
  return {
    userId: caller.userId,
    today: clock.today().toString(),
    now: clock.now().toString(),
    readIds: page?.(1) ?? [],
    writtenIds: page?.(2) ?? [],
    decidedIds: validation?.(2) ?? [],
    administeredIds: administration?.(2) ?? [],
  }
}
