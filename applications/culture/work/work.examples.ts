import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { workCalls } from './work.calls.ts'

type Row = Readonly<Record<string, unknown>>

const living = ({ archived_at }: Row) => archived_at === null
const done = ({ state }: Row) => state === 'done'
const ofTask = (here: Here) => ({
  taskId: here.id('culture.work_task', living),
  plantingId: here.id('culture.planting', living),
})
const entry = (here: Here) => {
  const row = here.row('culture.work_entry', done)
  return { id: here.id('culture.work_entry', done), version: Number(row?.version ?? 1) }
}
const instantOf = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value))

export const workExamples: Examples<typeof workCalls> = {
  getWorkRows: ofTask,
  getWorkWeek: () => ({ on: '2026-11-25' }),
  startWork: here => ({
    ...ofTask(here),
    workerId: here.id('culture.worker', living),
    placeIds: [],
    source: 'desk',
  }),
  noteWorkGivenUp: here => ({ workerId: here.id('culture.worker', living), sentence: 'Effeuillage · saisi deux fois' }),
  stopWork: here => ({
    workerId: String(
      here.row('culture.work_entry', ({ state }) => state === 'running')?.worker_id ?? here.id('culture.worker'),
    ),
    quantity: null,
  }),
  saveWorkPlan: here => ({ ...ofTask(here), on: '2031-03-04', people: 3, hoursEach: 7, version: 0 }),
  getHoursToCheck: () => ({ on: '2026-11-25' }),
  correctWork: here => {
    const row = here.row('culture.work_entry', done)
    return {
      ...entry(here),
      startedAt: instantOf(row?.started_at ?? '2026-11-25T08:00:00Z'),
      endedAt: instantOf(row?.ended_at ?? '2026-11-25T09:00:00Z'),
      quantity: null,
      sentence: 'Rangs non comptés',
    }
  },
  approveWork: here => ({ entries: [entry(here)] }),
  rejectWork: here => ({ ...entry(here), sentence: 'Heure de fin à revoir' }),
}
