import type { Keys } from '#kernel/server/secrets.ts'
import { asTold, type CanonicalDpae } from '#rh/dpae/canonical-dpae.model.ts'
import { declaredIn } from '#rh/dpae/dpae.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { StoredPaperFile } from './kept-of-employee.queries.ts'

export type DeclarationToTell = {
  contract: string
  receiptNumber: string
  acceptedAt: string
  cancelledAt: string | null
  /** What was declared; its number is masked, and pay is left out. */
  declared: CanonicalDpae | null
  files: StoredPaperFile[]
}

/** The declarations of somebody's hirings in these companies, with their summary and the organism's receipt. */
export async function declarationsOfEmployee(
  db: RhDb,
  keys: Pick<Keys, 'open'>,
  { employeeId, companyIds }: { employeeId: string; companyIds: readonly string[] },
): Promise<DeclarationToTell[]> {
  if (companyIds.length === 0) return []
  const rows = await db
    .selectFrom('rh.dpae as d')
    .innerJoin('rh.employment_contract as c', 'c.id', 'd.contractId')
    .leftJoin('kernel.file as s', 's.id', 'd.documentFileId')
    .leftJoin('kernel.file as r', 'r.id', 'd.receiptFileId')
    .select([
      'd.id',
      'd.clientId',
      'd.jsonEncrypted',
      'c.number as contract',
      'd.receiptNumber',
      'd.acceptedAt',
      'd.cancelledAt',
    ])
    .select(['s.name as summary', 's.storageKey as summaryKey', 'r.name as receipt', 'r.storageKey as receiptKey'])
    .where('d.employeeId', '=', employeeId)
    .where('d.companyId', 'in', companyIds)
    .orderBy('d.acceptedAt')
    .orderBy('d.id')
    .execute()
  return rows.map(({ id, clientId, jsonEncrypted, summary, summaryKey, receipt, receiptKey, ...told }) => ({
    ...told,
    declared: masked(declaredIn(keys, clientId, { id, jsonEncrypted })),
    files: [
      ...(summary && summaryKey ? [{ name: summary, key: summaryKey }] : []),
      ...(receipt && receiptKey ? [{ name: receipt, key: receiptKey }] : []),
    ],
  }))
}

const masked = (declared: CanonicalDpae | null) => declared && asTold(declared)
