import type { Databases } from '#kernel/server/db.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/** Does the work of a job in one client after the other, each in a transaction of its own. */
export async function inEachClient(databases: Databases, work: (db: PlatformDb) => Promise<unknown>) {
  const clients = await databases.query<{ id: string }>('platform', 'clients', 'select id from platform.client', [])
  for (const { id } of clients) await databases.transaction('platform', { readOnly: false, clientId: id }, work)
}
