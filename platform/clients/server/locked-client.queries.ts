import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/**
 * A client as it is about to be changed: nobody else changes it until the end of the transaction.
 * @throws Refusal 404
 */
export const lockedClient = (db: PlatformDb, id: string) =>
  takeForChange(
    db
      .selectFrom('platform.client')
      .select(['id', 'name', 'slug', 'status', 'readOnly', 'logoKey', 'supportAccess', 'mfaRequired', 'version'])
      .where('id', '=', id),
  )
