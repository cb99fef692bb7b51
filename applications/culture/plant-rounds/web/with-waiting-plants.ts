import { isActOf, type WaitingAct } from '#kernel/web/offline/waiting-act.ts'
import type { Values } from '../measure.model.ts'
import { openStates, type RoundInFull, type RoundPlant } from '../plant-round.model.ts'
import { plantRoundsCalls } from '../plant-rounds.calls.ts'

export const laneOfRound = (id: string) => `plant round ${id}`

/** A round as whoever measures knows it: with what he measured and the server has not heard yet. */
export function withWaitingPlants(round: RoundInFull, acts: readonly WaitingAct[]): RoundInFull {
  const own = acts.filter(({ lane, refusal }) => lane === laneOfRound(round.id) && !refusal)
  const sampled = round.sampled.map((plant): RoundPlant => {
    const last = own.findLast(act => isActOf(act, plantRoundsCalls.measurePlant) && act.input.tag === plant.tag)
    if (!last) return plant
    const { values, missing, note } = last.input as Pick<RoundPlant, 'missing' | 'note'> & { values: Values }
    return { ...plant, isDone: true, values, missing, note }
  })
  const measured = sampled.filter(({ isDone }) => isDone).length
  const isHandedIn = own.some(act => isActOf(act, plantRoundsCalls.submitRound))
  const isBegun = measured > round.measured && openStates.includes(round.state)
  const state = isHandedIn ? 'to_check' : isBegun ? 'in_progress' : round.state
  return { ...round, sampled, measured, state, can: { ...round.can, enter: round.can.enter && !isHandedIn } }
}
