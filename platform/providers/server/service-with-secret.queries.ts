import type { Keys } from '#kernel/server/secrets.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ServiceKind } from '../external-service.model.ts'
import { secretPlace } from './services-of-client.queries.ts'

/** A third party of a client, with what lets in: for the platform's own role. */
export type ServiceWithSecret = {
  name: string
  address: string
  hosts: readonly string[]
  /** In PEM. */
  anchors: readonly string[]
  account: string | null
  secret: string | null
}

type Asked = { clientId: string; kind: ServiceKind }

/** The one that is on for the client, failing or not; `simulated` where he only simulates one. */
export async function serviceWithSecret(
  db: PlatformDb,
  keys: Keys,
  { clientId, kind }: Asked,
): Promise<ServiceWithSecret | 'simulated' | null> {
  const row = await db
    .selectFrom('platform.client_service as s')
    .innerJoin('platform.external_service as e', 'e.id', 's.serviceId')
    .select(['e.id', 'e.name', 'e.hosts', 'e.anchors', 's.state', 's.address', 's.account', 's.secret'])
    .where('s.clientId', '=', clientId)
    .where('e.kind', '=', kind)
    .where('s.state', '<>', 'off')
    .orderBy(eb => eb.case().when('s.state', '=', 'simulated').then(1).else(0).end())
    .orderBy('e.id')
    .executeTakeFirst()
  if (!row) return null
  const { id, state, secret, ...service } = row
  if (state === 'simulated' || service.address === null) return 'simulated'
  return { ...service, address: service.address, secret: secret && keys.open(secretPlace(clientId, id), secret) }
}
