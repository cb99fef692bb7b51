import { wrongField } from '#kernel/server/errors.ts'
import type { RhDb } from '#rh/rh-db.ts'

/** @throws Refusal 400 at the field that names them, when one is not there or archived */
export async function requireLiveKinds(db: RhDb, codes: readonly string[], field: 'kindCode' | 'kindCodes') {
  const living = await db
    .selectFrom('rh.document_kind')
    .select('code')
    .where('code', 'in', [...codes])
    .where('archivedAt', 'is', null)
    .execute()
  if (living.length < codes.length) throw wrongField(field, 'unknown', 'rh.request.kind-unknown')
}
