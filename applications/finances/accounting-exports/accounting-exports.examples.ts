import { randomUUID } from 'node:crypto'
import type { Examples } from '#kernel/testing/examples.ts'
import type { accountingExportsCalls } from './accounting-exports.calls.ts'

export const accountingExportsExamples: Examples<typeof accountingExportsCalls> = {
  getMonthToExport: here => ({ companyId: here.id('platform.company'), month: '2026-11' }),
  getAccountingExports: here => ({ companyId: here.id('platform.company') }),
  exportMonth: here => ({
    companyId: here.id('platform.company'),
    month: '2026-11',
    exportId: randomUUID(),
    withFormer: false,
  }),
  getAccountingExportFile: here => ({ id: here.id('finances.accounting_export') }),
  refuseAccountingExport: here => {
    const standing = here.row('finances.accounting_export', row => row.refused_at === null)
    return {
      id: String(standing?.id ?? here.id('finances.accounting_export')),
      reason: 'Le fichier a été repris à la main',
      version: Number(standing?.version ?? 1),
    }
  },
}
