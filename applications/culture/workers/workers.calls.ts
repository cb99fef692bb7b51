import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, type List } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import { Worker, WorkerFields, workersElement } from './worker.model.ts'

const ofOne = z.strictObject({ id: idOf('culture.worker') })

const workersByName = {
  sorts: ['name'],
  comparedSorts: ['team', 'badge'],
  isSearched: true,
  tabs: 'state',
  filters: { state: choice(['active', 'archived']) },
} as const satisfies List

export const workersCalls = calls('culture/workers', {
  getPaginatedWorkers: {
    method: 'GET',
    path: 'culture/workers/:page/:size/:search?',
    access: reads(workersElement),
    ...listOf(Worker, workersByName),
  },
  /** Members by their names, one of whom a worker may be. */
  getWorkerAccounts: {
    method: 'GET',
    path: 'culture/workers/accounts',
    access: writes(workersElement),
    answer: z.array(z.object({ id: idOf('platform.user'), name: z.string() })),
  },
  /** 400 when another has the badge or is that member. */
  createWorker: {
    method: 'POST',
    path: 'culture/workers',
    access: writes(workersElement),
    status: 201,
    touches: ['culture/work'],
    input: WorkerFields,
    answer: Worker,
  },
  editWorker: {
    method: 'PUT',
    path: 'culture/workers/:id',
    access: writes(workersElement),
    touches: ['culture/work'],
    input: WorkerFields.extend({ ...ofOne.shape, version: z.int32() }),
    answer: Worker,
  },
  archiveWorker: {
    method: 'PUT',
    path: 'culture/workers/:id/archive',
    access: manages(workersElement),
    touches: ['culture/work'],
    input: ofOne,
    answer: Worker,
  },
  /** 400 when another has taken its name meanwhile. */
  restoreWorker: {
    method: 'PUT',
    path: 'culture/workers/:id/restore',
    access: manages(workersElement),
    touches: ['culture/work'],
    input: ofOne,
    answer: Worker,
  },
})
