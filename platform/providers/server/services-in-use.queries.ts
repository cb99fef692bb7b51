import type { Db } from '#kernel/server/db.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ServiceKind } from '../external-service.model.ts'

/** Where the client reaches third parties of a kind that are on, by name: without account or secret. */
export async function servicesInUse<Tables>(db: Db<Tables>, kind: ServiceKind) {
  const rows = await (db as unknown as PlatformDb)
    .selectFrom('platform.client_service as s')
    .innerJoin('platform.external_service as e', 'e.id', 's.serviceId')
    .select(['e.hosts', 's.address'])
    .where('e.kind', '=', kind)
    .where('s.state', 'in', ['on', 'failing'])
    .orderBy('e.name')
    .execute()
  return rows.flatMap(({ hosts, address }) => (address === null ? [] : [{ hosts, address }]))
}
