import { z } from 'zod'
import { signedIn } from '#kernel/shared/access.ts'
import { calls, file } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice } from '#kernel/shared/list.ts'
import { fieldsOf, listOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import { GenerationRun, itemStates, NewRun, RunItem } from './generation-run.model.ts'

const ofRun = { id: idOf('platform.generation_run') }

const itemsInOrder = { sorts: ['position'], filters: { state: choice(itemStates) } } as const

/**
 * Documents of one model for many records, made by a job that goes on when nobody looks (platform-core, section 7). A
 * run is its author's alone, 404 for everybody else.
 */
export const generationRunsCalls = calls('platform/generated-documents', {
  /** 404 of an unknown model; 409 MODEL_NOT_PUBLISHED. Each record is judged when its turn comes. */
  createGenerationRun: {
    method: 'POST',
    path: 'documentGenerator/runs',
    access: signedIn(),
    inPerson: true,
    input: NewRun,
    answer: GenerationRun,
    status: 201,
  },
  getGenerationRuns: {
    method: 'GET',
    path: 'documentGenerator/runs/:page/:size',
    access: signedIn(),
    ...listOf(GenerationRun, { sorts: ['askedAt'], isUsuallyDownwards: true }),
  },
  getGenerationRun: {
    method: 'GET',
    path: 'documentGenerator/runs/:id',
    access: signedIn(),
    input: z.strictObject(ofRun),
    answer: GenerationRun,
  },
  getRunItems: {
    method: 'GET',
    path: 'documentGenerator/runs/:id/items/:page/:size',
    access: signedIn(),
    list: itemsInOrder,
    input: z.strictObject({ ...ofRun, ...fieldsOf(itemsInOrder) }),
    answer: pageOf(RunItem),
  },
  /** After the documents that are under way. 409 RUN_ENDED */
  stopGenerationRun: {
    method: 'POST',
    path: 'documentGenerator/runs/:id/stop',
    access: signedIn(),
    inPerson: true,
    input: z.strictObject(ofRun),
    answer: GenerationRun,
  },
  /** Goes on with what waits, and tries again what failed. 409 RUN_UNDER_WAY, RUN_DONE */
  retryGenerationRun: {
    method: 'POST',
    path: 'documentGenerator/runs/:id/retry',
    access: signedIn(),
    inPerson: true,
    input: z.strictObject(ofRun),
    answer: GenerationRun,
  },
  /** A ZIP of what is made, or one PDF of all in their order: 413 RUN_TOO_LONG past 500 documents. */
  getRunFile: {
    method: 'GET',
    path: 'documentGenerator/runs/:id/file',
    access: signedIn(),
    inPerson: true,
    patienceMs: 300_000,
    input: z.strictObject({ ...ofRun, as: z.enum(['zip', 'pdf']).default('zip') }),
    answer: file('application/zip'),
  },
})
