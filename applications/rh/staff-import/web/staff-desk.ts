import type { ImportDesk } from '#platform/imports/import-pieces.web.ts'
import { importAddress } from '#rh/employees/employees.web.ts'
import { staffImportCalls } from '../staff-import.calls.ts'

/** Where the client's own people bring in their staff. */
export const staffDesk: ImportDesk = {
  create: staffImportCalls.createStaffImport,
  runs: staffImportCalls.getStaffImports,
  run: staffImportCalls.getStaffImport,
  map: staffImportCalls.mapStaffImport,
  check: staffImportCalls.checkStaffImport,
  problems: staffImportCalls.getStaffImportProblems,
  write: staffImportCalls.runStaffImport,
  stop: staffImportCalls.stopStaffImport,
  report: staffImportCalls.getStaffImportReport,
  told: {},
  addressOf: runId => (runId ? `${importAddress}?${new URLSearchParams({ run: runId })}` : importAddress),
}
