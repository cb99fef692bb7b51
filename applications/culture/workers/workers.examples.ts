import type { Examples } from '#kernel/testing/examples.ts'
import type { workersCalls } from './workers.calls.ts'

export const workersExamples: Examples<typeof workersCalls> = {
  createWorker: here => ({
    name: `Essai ${here.rows('culture.worker').length}`,
    team: null,
    badge: null,
    userId: null,
    note: null,
  }),
  editWorker: here => {
    const row = here.row('culture.worker')
    return {
      id: here.id('culture.worker'),
      name: String(row?.name ?? 'Essai'),
      team: 'Serre Nord',
      badge: null,
      userId: null,
      note: 'Relu',
      version: Number(row?.version ?? 1),
    }
  },
  restoreWorker: here => ({ id: here.id('culture.worker', ({ archived_at }) => archived_at !== null) }),
}
