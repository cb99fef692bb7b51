import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls, file } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { AccountingExport, MonthText, MonthToExport, ReasonOfRefusal } from './accounting-export.model.ts'
import { accountingExportsElement as element } from './accounting-exports-place.model.ts'

const ofMonth = z.strictObject({ companyId: idOf('platform.company'), month: MonthText })
const ofExport = z.strictObject({ id: idOf('finances.accounting_export') })

/** What the accountant is given of a month of a company: the facts of all applications, on the accounts of the client. */
export const accountingExportsCalls = calls('finances/accounting-exports', {
  /** Those whose exports the caller reads, with what he may do there. */
  getExportCompanies: {
    method: 'GET',
    path: 'finances/exports/companies',
    access: reads(element),
    answer: z.array(
      z.object({ id: idOf('platform.company'), name: z.string(), canExport: z.boolean(), canRefuse: z.boolean() }),
    ),
  },
  /** What an export of the month would hold. 404 of a company that is not his to read. */
  getMonthToExport: {
    method: 'GET',
    path: 'finances/exports/:companyId/months/:month',
    access: reads(element),
    input: ofMonth,
    answer: MonthToExport,
  },
  /** The last ones of a company. */
  getAccountingExports: {
    method: 'GET',
    path: 'finances/exports/:companyId',
    access: reads(element),
    input: ofMonth.pick({ companyId: true }),
    answer: z.array(AccountingExport),
  },
  /**
   * Sent again with the same id, it is the same one. What was exported before is left out, or marked where it is wished.
   * 400 ACCOUNT_MISSING with the kinds that have none; 409 NOTHING_TO_EXPORT.
   */
  exportMonth: {
    method: 'POST',
    path: 'finances/exports',
    access: writes(element),
    input: ofMonth.extend({ exportId: z.uuid(), withFormer: z.boolean() }),
    answer: AccountingExport,
  },
  /** The bytes that were written then. */
  getAccountingExportFile: {
    method: 'GET',
    path: 'finances/exports/:id/file',
    access: reads(element),
    input: ofExport,
    answer: file('text/csv; charset=utf-8'),
  },
  /** It was not taken: its lines count as never exported. 409 ALREADY_REFUSED, VERSION_CONFLICT. */
  refuseAccountingExport: {
    method: 'POST',
    path: 'finances/exports/:id/refuse',
    access: manages(element),
    input: ofExport.extend({ reason: ReasonOfRefusal, version: AccountingExport.shape.version }),
    answer: AccountingExport,
  },
})
