import { platformAnswers } from '#platform/platform-db.ts'
import { importsCalls } from './imports.calls.ts'
import { checkImportRun } from './server/check-import-run.ts'
import { createImportRun } from './server/create-import-run.ts'
import { importReport } from './server/import-report.ts'
import { mapImportRun } from './server/map-import-run.ts'
import { type Models, modelsOnOffer } from './server/models.ts'
import { problemsInWords } from './server/problems-in-words.ts'
import { clientsOnOffer, requireSupport } from './server/require-support.ts'
import { pageOfRuns, runInFull } from './server/run-in-full.queries.ts'
import { runImport } from './server/run-import.ts'
import { stopImportRun } from './server/stop-import-run.ts'

export { userModel } from './server/user-model.ts'

export const importsServer = (models: Models) =>
  platformAnswers(importsCalls, {
    getImportChoices: async ({ db, say, language }) => ({
      models: modelsOnOffer(models, say, language),
      clients: await clientsOnOffer(db),
    }),

    createImportRun: (given, input) => createImportRun(given, input, models),

    getImportRuns: async ({ db }, { clientId, page, size }) => {
      await requireSupport(db, clientId)
      return pageOfRuns(db, { page, size })
    },

    getImportRun: async ({ db, clock }, { clientId, id }) => {
      await requireSupport(db, clientId)
      return runInFull(db, id, clock)
    },

    mapImportRun: (given, input) => mapImportRun(given, input, models),
    checkImportRun: (given, input) => checkImportRun(given, input, models),
    getImportProblems: problemsInWords,
    runImport: (given, input) => runImport(given, input, models),
    stopImportRun,
    getImportReport: (given, input) => importReport(given, input, models),
  })
