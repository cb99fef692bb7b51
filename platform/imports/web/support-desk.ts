import { namedRoutes } from '#platform/named-routes.model.ts'
import { importsCalls } from '../imports.calls.ts'
import type { ImportDesk } from './import-desk.ts'

/** The page of imports of the platform's people, in a client and perhaps on one of its runs. */
export const addressOfImports = ({ clientId, runId }: { clientId?: string | undefined; runId?: string | undefined }) =>
  `${namedRoutes.sunDevelopmentImport}?${new URLSearchParams({
    ...(clientId && { client: clientId }),
    ...(runId && { run: runId }),
  })}`

/** The desk of the platform's people in a client. */
export const supportDesk = (clientId: string): ImportDesk => ({
  create: importsCalls.createImportRun,
  runs: importsCalls.getImportRuns,
  run: importsCalls.getImportRun,
  map: importsCalls.mapImportRun,
  check: importsCalls.checkImportRun,
  problems: importsCalls.getImportProblems,
  write: importsCalls.runImport,
  stop: importsCalls.stopImportRun,
  report: importsCalls.getImportReport,
  told: { clientId },
  addressOf: runId => addressOfImports({ clientId, runId }),
})
