import type { Databases } from '#kernel/server/db.ts'
import type { Signals } from '#kernel/server/sockets.ts'
import { rightsChanged } from '#platform/rights/rights.signals.ts'
import type { ElementCatalogue } from './element-catalogue.ts'

export type Knowledge = { databases: Databases; catalogue: ElementCatalogue }

const statement = `select id, rights_version as "rightsVersion" from platform.client where status = 'active'`

/** After a change of the catalogue: every client's people ask their menu again, of a process that knows it. */
export async function tellCatalogue({ databases, catalogue }: Knowledge, signals: Signals) {
  await catalogue.reload()
  const clients = await databases.query<{ id: string; rightsVersion: number }>('auth', 'active clients', statement, [])
  for (const { id, rightsVersion } of clients) signals.tell(`client:${id}`, rightsChanged, { rightsVersion })
}
