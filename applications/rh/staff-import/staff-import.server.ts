import type { StoredFile } from '#kernel/server/files.ts'
import {
  checkImportRun,
  createImportRun,
  importReport,
  isMapped,
  mapImportRun,
  modelOnOffer,
  pageOfRuns,
  problemsInWords,
  runImport,
  runInFull,
  stopImportRun,
} from '#platform/imports/imports.server.ts'
import { scopeOf } from '#rh/employees/employees.server.ts'
import { rhAnswers } from '#rh/rh-db.ts'
import { staffDesk } from './server/staff-desk.ts'
import { staffInBulk, staffInBulkOf } from './server/staff-in-bulk.ts'
import { staffImportCalls } from './staff-import.calls.ts'

export { staffInBulk }

export const staffImportServer = rhAnswers(staffImportCalls, {
  getStaffImportModel: async given => modelOnOffer(staffInBulkOf(await scopeOf(given)), given.say, given.language),

  createStaffImport: async (given, { dryRun, mapping, fixed }) => {
    const [upload] = given.uploads.file as [StoredFile]
    const desk = await given.withDb(db => staffDesk(given, db))
    const run = await createImportRun(given, desk, { model: staffInBulk.key, upload, mapping, fixed })
    return dryRun && isMapped(staffInBulk, run) ? checkImportRun(given, desk, run) : run
  },

  getStaffImports: async (given, page) => pageOfRuns(given.db, await staffDesk(given, given.db), page),
  getStaffImport: async (given, { id }) => runInFull(given.db, await staffDesk(given, given.db), id, given.clock),
  mapStaffImport: async (given, input) => mapImportRun(given, await staffDesk(given, given.db), input),
  checkStaffImport: async (given, input) =>
    checkImportRun(given, await given.withDb(db => staffDesk(given, db)), input),
  getStaffImportProblems: async (given, input) => problemsInWords(given, await staffDesk(given, given.db), input),
  runStaffImport: async (given, input) => runImport(given, await given.withDb(db => staffDesk(given, db)), input),
  stopStaffImport: async (given, input) => stopImportRun(given, await staffDesk(given, given.db), input),
  getStaffImportReport: async (given, input) => importReport(given, await staffDesk(given, given.db), input),
})
