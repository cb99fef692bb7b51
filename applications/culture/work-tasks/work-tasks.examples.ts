import type { Examples } from '#kernel/testing/examples.ts'
import type { workTasksCalls } from './work-tasks.calls.ts'

export const workTasksExamples: Examples<typeof workTasksCalls> = {
  createWorkTask: here => ({
    name: `Essai ${here.rows('culture.work_task').length}`,
    unit: 'row',
    standardPerHour: null,
    everyDays: null,
    note: null,
  }),
  editWorkTask: here => {
    const row = here.row('culture.work_task')
    return {
      id: here.id('culture.work_task'),
      name: String(row?.name ?? 'Essai'),
      unit: 'row',
      standardPerHour: null,
      everyDays: null,
      note: 'Relu',
      version: Number(row?.version ?? 1),
    }
  },
  restoreWorkTask: here => ({ id: here.id('culture.work_task', ({ archived_at }) => archived_at !== null) }),
}
