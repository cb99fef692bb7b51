import type { Databases } from '#kernel/server/db.ts'
import type { CatalogueChange } from '#platform/applications/catalogue-changes.slot.ts'
import { rightsChanged } from '../rights.signals.ts'

const statement = `select id, rights_version from platform.client where status = 'active'`

/** After a change of the catalogue: every client's people ask their menu again. */
export const tellEveryMenu =
  (databases: Databases): CatalogueChange =>
  async signals => {
    const clients = await databases.query<{ id: string; rightsVersion: number }>(
      'auth',
      'active clients',
      statement,
      [],
    )
    for (const { id, rightsVersion } of clients) signals.tell(`client:${id}`, rightsChanged, { rightsVersion })
  }
