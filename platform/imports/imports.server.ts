import type { StoredFile } from '#kernel/server/files.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { importsCalls } from './imports.calls.ts'
import { checkImportRun } from './server/check-import-run.ts'
import { createImportRun } from './server/create-import-run.ts'
import { importReport } from './server/import-report.ts'
import { mapImportRun } from './server/map-import-run.ts'
import { modelOnOffer, type Models } from './server/models.ts'
import { problemsInWords } from './server/problems-in-words.ts'
import { clientsOnOffer } from './server/require-support.ts'
import { pageOfRuns, runInFull } from './server/run-in-full.queries.ts'
import { isMapped } from './server/require-mapped.ts'
import { runImport } from './server/run-import.ts'
import { stopImportRun } from './server/stop-import-run.ts'
import { supportDesk } from './server/support-desk.ts'

export { readTable } from './server/table/read-table.ts'
export { UnreadableTable } from './server/table/table.ts'
export { userModel } from './server/user-model.ts'
export type { ImportDesk } from './server/import-desk.ts'
export {
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
}

export const importsServer = (models: Models) => {
  const deskIn = ({ clientId }: { clientId: string }) => supportDesk(clientId, models)
  return platformAnswers(importsCalls, {
    getImportChoices: async ({ db, say, language }) => ({
      models: models.map(model => modelOnOffer(model, say, language)),
      clients: await clientsOnOffer(db),
    }),

    createImportRun: (given, input) => {
      const [upload] = given.uploads.file as [StoredFile]
      return createImportRun(given, deskIn(input), { model: input.model, upload })
    },

    getImportRuns: async ({ db }, { page, size, sort, ...where }) => {
      const desk = deskIn(where)
      await desk.requireLeave(db)
      return pageOfRuns(db, desk, { page, size, sort })
    },

    getImportRun: async ({ db, clock }, input) => {
      const desk = deskIn(input)
      await desk.requireLeave(db)
      return runInFull(db, desk, input.id, clock)
    },

    mapImportRun: (given, input) => mapImportRun(given, deskIn(input), input),
    checkImportRun: (given, input) => checkImportRun(given, deskIn(input), input),
    getImportProblems: (given, input) => problemsInWords(given, deskIn(input), input),
    runImport: (given, input) => runImport(given, deskIn(input), input),
    stopImportRun: (given, input) => stopImportRun(given, deskIn(input), input),
    getImportReport: (given, input) => importReport(given, deskIn(input), input),
  })
}
