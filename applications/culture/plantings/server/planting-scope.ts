import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { type PlaceScope, placeScopeOf } from '#culture/places/places.server.ts'
import { plantingsElement } from '../planting.model.ts'

/** The companies whose crops somebody reads, and the civil day by which their stages are told. */
export type PlantingScope = PlaceScope & { today: Temporal.PlainDate }

export const plantingScopeOf = async ({ rights, clock }: { rights: Rights; clock: Clock }): Promise<PlantingScope> => ({
  ...(await placeScopeOf(rights, [plantingsElement])),
  today: clock.today(),
})
