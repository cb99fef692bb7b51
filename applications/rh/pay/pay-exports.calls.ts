import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls, file } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { PayExport } from './pay-export.model.ts'
import { payCheckElement, payExportElement } from './pay-place.model.ts'

/** What the payroll software was told of weeks that pay verified (RH design, time-absences-pay, section 7). */
export const payExportsCalls = calls('rh/pay', {
  /** The last ones of a company. */
  getPayExports: {
    method: 'GET',
    path: 'rh/pay/exports/:companyId',
    access: reads(payCheckElement),
    input: z.strictObject({ companyId: idOf('platform.company') }),
    answer: z.array(PayExport),
  },
  /**
   * Sent again with the same id, it is the same one. 409 CHECK_CLOSED, NOTHING_TO_EXPORT; 400 MAPPING_MISSING,
   * PAYROLL_NUMBER_MISSING.
   */
  exportPay: {
    method: 'POST',
    path: 'rh/pay/checks/:id/export',
    access: writes(payExportElement),
    input: z.strictObject({ id: idOf('rh.pay_check'), exportId: z.uuid() }),
    answer: PayExport,
  },
  /** The bytes that were written then. */
  getPayExportFile: {
    method: 'GET',
    path: 'rh/pay/exports/:id/file',
    access: reads(payCheckElement),
    input: z.strictObject({ id: idOf('rh.pay_export') }),
    answer: file('text/csv; charset=utf-8'),
  },
})
