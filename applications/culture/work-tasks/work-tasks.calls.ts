import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import { WorkTask, WorkTaskFields, workTasksElement } from './work-task.model.ts'

const ofOne = z.strictObject({ id: idOf('culture.work_task') })

const workTasksByName = {
  sorts: ['name'],
  comparedSorts: ['unit', 'standardPerHour', 'everyDays'],
  isSearched: true,
  tabs: 'state',
  filters: { state: choice(['active', 'archived']) },
} as const satisfies List

export const workTasksCalls = calls('culture/work-tasks', {
  getPaginatedWorkTasks: {
    method: 'GET',
    path: 'culture/work-tasks/:page/:size/:search?',
    access: reads(workTasksElement),
    ...listOf(WorkTask, workTasksByName),
  },
  createWorkTask: {
    method: 'POST',
    path: 'culture/work-tasks',
    access: writes(workTasksElement),
    status: 201,
    touches: ['culture/work'],
    input: WorkTaskFields,
    answer: WorkTask,
  },
  editWorkTask: {
    method: 'PUT',
    path: 'culture/work-tasks/:id',
    access: writes(workTasksElement),
    touches: ['culture/work'],
    input: WorkTaskFields.extend({ ...ofOne.shape, version: z.int32() }),
    answer: WorkTask,
  },
  archiveWorkTask: {
    method: 'PUT',
    path: 'culture/work-tasks/:id/archive',
    access: manages(workTasksElement),
    touches: ['culture/work'],
    input: ofOne,
    answer: WorkTask,
  },
  /** 400 when another has taken its name meanwhile. */
  restoreWorkTask: {
    method: 'PUT',
    path: 'culture/work-tasks/:id/restore',
    access: manages(workTasksElement),
    touches: ['culture/work'],
    input: ofOne,
    answer: WorkTask,
  },
})
