import { financesAnswers } from '#finances/finances-db.ts'
import { accountingExportsCalls } from './accounting-exports.calls.ts'
import { exportMonth } from './server/export-month.ts'
import { exportScopeOf } from './server/export-scope.ts'
import { exportFile, exportsOf } from './server/exports.queries.ts'
import { exportCompanies, monthToExport } from './server/month-to-export.queries.ts'
import { refuseExport } from './server/refuse-export.ts'

export const accountingExportsServer = financesAnswers(accountingExportsCalls, {
  getExportCompanies: async given => exportCompanies(await exportScopeOf(given)),
  getMonthToExport: async (given, asked) => monthToExport(await exportScopeOf(given), asked),
  getAccountingExports: async (given, { companyId }) => exportsOf(await exportScopeOf(given), companyId),
  exportMonth: async (given, wanted) => exportMonth(await exportScopeOf(given), wanted),
  getAccountingExportFile: async (given, { id }) => exportFile(await exportScopeOf(given), id),
  refuseAccountingExport: async (given, refusing) =>
    refuseExport({ ...(await exportScopeOf(given)), userId: given.caller.userId }, refusing),
})
