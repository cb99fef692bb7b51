import { randomUUID } from 'node:crypto'
import type { Examples } from '#kernel/testing/examples.ts'
import type { payExportsCalls } from './pay-exports.calls.ts'

export const payExportsExamples: Examples<typeof payExportsCalls> = {
  getPayExports: here => ({ companyId: here.id('platform.company') }),
  exportPay: here => ({ id: here.id('rh.pay_check', ({ kind }) => kind === 'pay'), exportId: randomUUID() }),
  getPayExportFile: here => ({ id: here.id('rh.pay_export') }),
  sendPayExport: here => ({ id: here.id('rh.pay_export'), from: 0 }),
}
