import type { Db } from '#kernel/server/db.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ServiceKind } from '../external-service.model.ts'

export type ServiceInPlace = { address: string; hosts: readonly string[] }

/** The third party of a kind that is on for the current client, failing or not; `simulated` where he only simulates one. */
export async function serviceInPlace<Tables>(
  db: Db<Tables>,
  kind: ServiceKind,
): Promise<ServiceInPlace | 'simulated' | null> {
  const row = await (db as unknown as PlatformDb)
    .selectFrom('platform.client_service as s')
    .innerJoin('platform.external_service as e', 'e.id', 's.serviceId')
    .select(['e.hosts', 's.state', 's.address'])
    .where('s.clientId', '=', eb => eb.fn('kernel.client_id'))
    .where('e.kind', '=', kind)
    .where('s.state', '<>', 'off')
    .orderBy(eb => eb.case().when('s.state', '=', 'simulated').then(1).else(0).end())
    .orderBy('e.name')
    .orderBy('e.id')
    .executeTakeFirst()
  if (!row) return null
  return row.state === 'simulated' || row.address === null ? 'simulated' : { address: row.address, hosts: row.hosts }
}
