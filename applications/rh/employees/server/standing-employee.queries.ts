import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { requireInScope, type Scope } from './scope.ts'

/**
 * What a person's row says now, held until the end of the transaction: two changes at once come one after the other.
 * @throws Refusal 404 when absent, erased, or outside the caller's companies
 */
export async function standingEmployee(db: RhDb, scope: Scope, id: string) {
  const row = await takeForChange(
    db
      .selectFrom('rh.employee')
      .select(['clientId', 'companyId', 'status', 'sex', 'nirEncrypted', 'version'])
      .where('id', '=', id)
      .where('status', '!=', 'deleted'),
  )
  requireInScope(scope, row.companyId)
  return row
}
