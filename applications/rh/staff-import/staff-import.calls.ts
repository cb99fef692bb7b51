import { z } from 'zod'
import { manages } from '#kernel/shared/access.ts'
import { calls, file, stream } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { pageInput, pageOf } from '#kernel/shared/page.ts'
import {
  Fixed,
  listOfRuns,
  ImportLine,
  ImportRun,
  Mapping,
  ModelOffer,
  ProblemOfRow,
  RunRow,
  tableFile,
} from '#platform/imports/import.model.ts'

const access = manages('rh/gestion_du_personnel/salaries')
const ofRun = { id: idOf('platform.import_run') }

/** The staff brought in from the client's own file, by its own people (RH, import of a staff list). */
export const staffImportCalls = calls('rh/staff-import', {
  getStaffImportModel: {
    method: 'GET',
    path: 'rh/employees/import/model',
    access,
    answer: ModelOffer,
  },
  /** Keeps the file and says what its columns are; with `dryRun`, checks every line at once unless a column is missing. */
  createStaffImport: {
    method: 'POST',
    path: 'rh/employees/import',
    access,
    outside: true,
    files: { file: tableFile },
    input: z.strictObject({
      dryRun: z.boolean().default(false),
      /** When it is not said: that of the last file of the same titles, else as the columns are recognised. */
      mapping: Mapping.optional(),
      /** What all lines mean of a column that the file has not. */
      fixed: Fixed.optional(),
    }),
    answer: ImportRun,
    status: 201,
  },
  getStaffImports: {
    method: 'GET',
    path: 'rh/employees/import',
    access,
    list: listOfRuns,
    input: z.strictObject({
      ...fieldsOf(listOfRuns),
      page: pageInput.page.default(0),
      size: pageInput.size.default(10),
    }),
    answer: pageOf(RunRow),
  },
  getStaffImport: {
    method: 'GET',
    path: 'rh/employees/import/:id',
    access,
    input: z.strictObject(ofRun),
    answer: ImportRun,
  },
  mapStaffImport: {
    method: 'PUT',
    path: 'rh/employees/import/:id',
    access,
    input: z.strictObject({ ...ofRun, mapping: Mapping, fixed: Fixed.default({}), version: z.int32() }),
    answer: ImportRun,
  },
  /** The dry run: reads every line as the import would, and writes none. */
  checkStaffImport: {
    method: 'POST',
    path: 'rh/employees/import/:id/check',
    access,
    outside: true,
    input: z.strictObject(ofRun),
    answer: ImportRun,
  },
  /** Errors first, then what is only doubtful, each in the order of the file. */
  getStaffImportProblems: {
    method: 'GET',
    path: 'rh/employees/import/:id/problems/:page/:size',
    access,
    input: z.strictObject({ ...ofRun, page: pageInput.page, size: pageInput.size }),
    /** One run's own, of twenty thousand lines at most: sorted as they are read, and counted to the end. */
    answer: z.object({ items: z.array(ProblemOfRow), total: z.int(), page: z.int(), size: z.int() }),
  },
  /** Writes what waits, from the first line that was not written; answers how far it is. */
  runStaffImport: {
    method: 'POST',
    path: 'streaming/rh/employees/import/:runId',
    access,
    input: z.strictObject({ runId: idOf('platform.import_run') }),
    touches: ['rh', 'platform/directory', 'platform/search', 'platform/configuration', 'platform/to-do'],
    answer: stream(ImportLine),
  },
  stopStaffImport: {
    method: 'POST',
    path: 'rh/employees/import/:id/stop',
    access,
    input: z.strictObject(ofRun),
    answer: ImportRun,
  },
  /** Each line of the file with its fate and what is wrong with it. */
  getStaffImportReport: {
    method: 'GET',
    path: 'rh/employees/import/:id/report',
    access,
    input: z.strictObject({ ...ofRun, only: z.enum(['everything', 'problems']).default('everything') }),
    answer: file('text/csv; charset=utf-8'),
  },
})
