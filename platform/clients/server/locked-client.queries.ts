import { notFound } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/**
 * A client as it is about to be changed: nobody else changes it until the end of the transaction.
 * @throws Refusal 404
 */
export async function lockedClient(db: PlatformDb, id: string) {
  const client = await db
    .selectFrom('platform.client')
    .select(['id', 'name', 'slug', 'status', 'read_only', 'logo_key', 'support_access', 'mfa_required', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!client) throw notFound()
  return client
}
