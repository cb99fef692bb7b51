import { z } from 'zod'
import { role } from '#kernel/shared/access.ts'
import { calls, file, stream } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { pageInput, pageOf } from '#kernel/shared/page.ts'
import {
  ClientOffer,
  Fixed,
  ImportLine,
  ImportRun,
  Mapping,
  ModelOffer,
  ProblemOfRow,
  RunRow,
  listOfRuns,
  tableFile,
} from './import.model.ts'

const access = role('superDev', 'superAdmin')
const inClient = { clientId: idOf('platform.client') }
const ofRun = { ...inClient, id: idOf('platform.import_run') }

/** People brought in from a client's own file (platform-core, section 2, Import de données). */
export const importsCalls = calls('platform/imports', {
  getImportChoices: {
    method: 'GET',
    path: 'import/choices',
    access,
    answer: z.object({ models: z.array(ModelOffer), clients: z.array(ClientOffer) }),
  },
  createImportRun: {
    method: 'POST',
    path: 'import/:clientId/runs',
    access,
    outside: true,
    files: { file: tableFile },
    input: z.strictObject({ ...inClient, model: z.string().max(40) }),
    answer: ImportRun,
    status: 201,
  },
  getImportRuns: {
    method: 'GET',
    path: 'import/:clientId/runs',
    access,
    list: listOfRuns,
    input: z.strictObject({
      ...inClient,
      ...fieldsOf(listOfRuns),
      page: pageInput.page.default(0),
      size: pageInput.size.default(10),
    }),
    answer: pageOf(RunRow),
  },
  getImportRun: {
    method: 'GET',
    path: 'import/:clientId/runs/:id',
    access,
    input: z.strictObject(ofRun),
    answer: ImportRun,
  },
  mapImportRun: {
    method: 'PUT',
    path: 'import/:clientId/runs/:id',
    access,
    input: z.strictObject({ ...ofRun, mapping: Mapping, fixed: Fixed.default({}), version: z.int32() }),
    answer: ImportRun,
  },
  /** Reads every line as the import would, and writes none. */
  checkImportRun: {
    method: 'POST',
    path: 'import/:clientId/runs/:id/check',
    access,
    outside: true,
    input: z.strictObject(ofRun),
    answer: ImportRun,
  },
  /** Errors first, then what is only doubtful, each in the order of the file. */
  getImportProblems: {
    method: 'GET',
    path: 'import/:clientId/runs/:id/problems/:page/:size',
    access,
    input: z.strictObject({ ...ofRun, page: pageInput.page, size: pageInput.size }),
    /** One run's own, of twenty thousand lines at most: sorted as they are read, and counted to the end. */
    answer: z.object({ items: z.array(ProblemOfRow), total: z.int(), page: z.int(), size: z.int() }),
  },
  /** Writes what waits, from the first line that was not written; answers how far it is. */
  runImport: {
    method: 'POST',
    path: 'streaming/import/:runId',
    access,
    input: z.strictObject({ ...inClient, runId: idOf('platform.import_run') }),
    touches: 'everything',
    answer: stream(ImportLine),
  },
  stopImportRun: {
    method: 'POST',
    path: 'import/:clientId/runs/:id/stop',
    access,
    input: z.strictObject(ofRun),
    answer: ImportRun,
  },
  /** Each line of the file with its fate and what is wrong with it. */
  getImportReport: {
    method: 'GET',
    path: 'import/:clientId/runs/:id/report',
    access,
    input: z.strictObject({ ...ofRun, only: z.enum(['everything', 'problems']).default('everything') }),
    answer: file('text/csv; charset=utf-8'),
  },
})
