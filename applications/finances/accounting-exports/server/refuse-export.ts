import { requireLevel } from '#kernel/server/company-scope.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AccountingExport } from '../accounting-export.model.ts'
import type { accountingExportsCalls } from '../accounting-exports.calls.ts'
import type { ExportScope } from './export-scope.ts'
import { companyOfExport, exportById } from './exports.queries.ts'

type Refusing = InputOf<typeof accountingExportsCalls.refuseAccountingExport>

/** @throws Refusal 404, 403; 409 ALREADY_REFUSED, VERSION_CONFLICT */
export async function refuseExport(
  scope: ExportScope & { userId: string },
  { id, reason, version }: Refusing,
): Promise<AccountingExport> {
  const { db, companies, userId, now } = scope
  const { companyId } = (await companyOfExport(scope, id)) ?? { companyId: null }
  if (companyId === null) throw notFound()
  requireLevel(companies, companyId, 3)
  const standing = await takeForChange(
    db.selectFrom('finances.accounting_export').select(['version', 'refusedAt']).where('id', '=', id),
  )
  if (standing.refusedAt) throw new Refusal(409, 'ALREADY_REFUSED', 'finances.exports.already-refused')
  requireUnchanged(standing, { version })
  await db
    .updateTable('finances.accounting_export')
    .set({ refusedAt: now, refusedBy: userId, refusal: reason, version: version + 1 })
    .where('id', '=', id)
    .execute()
  return (await exportById(scope, id)) as AccountingExport
}
