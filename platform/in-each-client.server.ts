import type { Databases, Db } from '#kernel/server/db.ts'
import type { PlatformTables } from '#platform/platform-db.ts'

type Work<Tables> = (db: Db<Tables>) => Promise<unknown>

/** Does the work of a job in one client after the other, each in a transaction of its own. A closed client's jobs rest. */
export async function inEachClient<Tables = PlatformTables>(databases: Databases, work: Work<Tables>) {
  const clients = await allClients(databases)
  await inTurn(
    databases,
    clients.filter(({ status }) => status === 'active'),
    work,
  )
}

/** In closed clients too: for what goes on as long as something is kept there (sealing, forgetting, counting). */
export const inEachClientEvenClosed = async <Tables = PlatformTables>(databases: Databases, work: Work<Tables>) =>
  inTurn(databases, await allClients(databases), work)

type Client = { id: string; status: string }

const allClients = (databases: Databases) =>
  databases.query<Client>('platform', 'clients in turn', 'select id, status from platform.client order by id', [])

async function inTurn<Tables>(databases: Databases, clients: readonly Client[], work: Work<Tables>) {
  for (const { id } of clients) await databases.transaction('platform', { readOnly: false, clientId: id }, work)
}
