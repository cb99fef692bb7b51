import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/**
 * The platform's people work in a client only as far as it lets its support in.
 * @throws Refusal 404 for no client; 403 for one that lets nobody write, is read-only or closed
 */
export async function requireSupport(db: PlatformDb, clientId: string) {
  const client = await db
    .selectFrom('platform.client')
    .select(['supportAccess', 'readOnly', 'status'])
    .where('id', '=', clientId)
    .executeTakeFirst()
  if (!client) throw notFound()
  if (client.supportAccess !== 'write') throw new Refusal(403, 'SUPPORT_NOT_ALLOWED', 'imports.refusal.no-support')
  if (client.readOnly || client.status !== 'active')
    throw new Refusal(403, 'CLIENT_CLOSED', 'imports.refusal.client-closed')
}

/** Clients by name, with whether an import may write there. */
export async function clientsOnOffer(db: PlatformDb) {
  const clients = await db
    .selectFrom('platform.client')
    .select(['id', 'name', 'supportAccess', 'readOnly'])
    .where('status', '=', 'active')
    .orderBy('name')
    .orderBy('id')
    .execute()
  return clients.map(({ id, name, supportAccess, readOnly }) => ({
    id,
    name,
    isOpen: supportAccess === 'write' && !readOnly,
  }))
}
