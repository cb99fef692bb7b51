import { cultureAnswers } from '#culture/culture-db.ts'
import { membersOfClient } from '#culture/members.queries.ts'
import { pageOfWorkers } from './server/workers.queries.ts'
import { archiveWorker, createWorker, editWorker, restoreWorker } from './server/write-worker.ts'
import { workersCalls } from './workers.calls.ts'

export const workersServer = cultureAnswers(workersCalls, {
  getPaginatedWorkers: ({ db }, asked) => pageOfWorkers(db, asked),
  getWorkerAccounts: ({ db }) => membersOfClient(db),
  createWorker: ({ db }, fields) => createWorker(db, fields),
  editWorker: ({ db }, change) => editWorker(db, change),
  archiveWorker: ({ db, clock }, { id }) => archiveWorker(db, id, clock.now().toString()),
  restoreWorker: ({ db }, { id }) => restoreWorker(db, id),
})
