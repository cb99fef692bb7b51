import { isActOf, type WaitingAct } from '#kernel/web/offline/waiting-act.ts'
import { hoursBetween } from '../pace.model.ts'
import { workCalls } from '../work.calls.ts'
import type { WorkChoices, WorkEntry, WorkerDay } from '../work.model.ts'

export const laneOfWorker = (id: string) => `work of ${id}`

type Input = { taskId: string; plantingId: string; placeIds: string[]; quantity: number | null; happenedAt: string }

/**
 * A day as whoever works knows it: with what he began and ended and the server has not heard yet, whose rows are counted and
 * not named.
 */
export function withWaitingWork(day: WorkerDay, choices: WorkChoices, acts: readonly WaitingAct[]): WorkerDay {
  const own = acts.filter(({ lane, refusal }) => lane === laneOfWorker(day.worker.id) && !refusal)
  const entries = own.reduce<readonly WorkEntry[]>((before, act) => {
    const { taskId, plantingId, placeIds, quantity, happenedAt } = act.input as Input
    if (isActOf(act, workCalls.stopWork)) return before.map(entry => ended(entry, happenedAt, quantity))
    const task = choices.tasks.find(({ id }) => id === taskId)
    const crop = choices.crops.find(({ id }) => id === plantingId)
    if (!task || !crop) return before
    const begun: WorkEntry = {
      id: act.key,
      workerId: day.worker.id,
      worker: day.worker.name,
      team: day.worker.team,
      taskId,
      task: task.name,
      unit: task.unit,
      plantingId,
      code: crop.code,
      variety: crop.variety,
      place: crop.place,
      rows: placeIds,
      startedAt: happenedAt,
      endedAt: null,
      hours: null,
      quantity: null,
      pace: null,
      state: 'running',
      source: 'phone',
      flags: [],
      sentence: null,
      can: { stop: true, correct: false, approve: false, reject: false },
      version: 0,
    }
    return [begun, ...before.map(entry => ended(entry, happenedAt, null))]
  }, day.entries)
  return { ...day, entries: [...entries] }
}

const ended = (entry: WorkEntry, at: string, quantity: number | null): WorkEntry =>
  entry.state === 'running'
    ? { ...entry, state: 'done', endedAt: at, hours: hoursBetween(entry.startedAt, at), quantity }
    : entry
