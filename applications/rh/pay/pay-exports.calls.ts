import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls, file } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { PayExport, SentExport } from './pay-export.model.ts'
import { payCheckElement, payExportElement } from './pay-place.model.ts'

/** Lines that one asking tells, some seconds of the software. */
export const mostSentAtOnce = 25

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
  /**
   * Tells the payroll software by its API the next lines from the one at that place, counted from none: an export is sent
   * by asking again from where the last answer was done. What was told before is not told twice. 403 of a company for whom
   * the caller does not export; 400 PAYROLL_OFF, SILAE_REFUSED; 502 SILAE_DOWN, with all kept that was told until then.
   */
  sendPayExport: {
    method: 'POST',
    path: 'rh/pay/exports/:id/send',
    voice: 'platform',
    access: writes(payExportElement),
    outside: true,
    patienceMs: 120_000,
    touches: ['rh/payroll-software'],
    input: z.strictObject({
      id: idOf('rh.pay_export'),
      from: z.int32().min(0),
      again: z.array(idOf('rh.pay_line')).max(500).default([]),
    }),
    answer: SentExport,
  },
})
