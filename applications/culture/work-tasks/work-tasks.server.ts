import { cultureAnswers } from '#culture/culture-db.ts'
import { pageOfWorkTasks } from './server/work-tasks.queries.ts'
import { archiveWorkTask, createWorkTask, editWorkTask, restoreWorkTask } from './server/write-work-task.ts'
import { workTasksCalls } from './work-tasks.calls.ts'

export const workTasksServer = cultureAnswers(workTasksCalls, {
  getPaginatedWorkTasks: ({ db }, asked) => pageOfWorkTasks(db, asked),
  createWorkTask: ({ db }, fields) => createWorkTask(db, fields),
  editWorkTask: ({ db }, change) => editWorkTask(db, change),
  archiveWorkTask: ({ db, clock }, { id }) => archiveWorkTask(db, id, clock.now().toString()),
  restoreWorkTask: ({ db }, { id }) => restoreWorkTask(db, id),
})
