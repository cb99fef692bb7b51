import type { Keys } from '#kernel/server/secrets.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { secretPlace } from './services-of-client.queries.ts'

/** Who gives the time to the current client: where, with which word of entry, and whose certificates are believed (PEM). */
export type TimeStampServer = {
  name: string
  address: string
  hosts: readonly string[]
  authorization: string | undefined
  anchors: readonly string[]
}

/** The server that is on for the current client, failing or not; `simulated` where he only simulates one. */
export async function timeStampServerOf(
  db: PlatformDb,
  keys: Keys,
  clientId: string,
): Promise<TimeStampServer | 'simulated' | null> {
  const row = await db
    .selectFrom('platform.client_service as s')
    .innerJoin('platform.external_service as e', 'e.id', 's.serviceId')
    .select(['e.id', 'e.name', 'e.hosts', 'e.anchors', 's.state', 's.address', 's.account', 's.secret'])
    .where('s.clientId', '=', clientId)
    .where('e.kind', '=', 'timestamp')
    .where('s.state', '<>', 'off')
    .orderBy(eb => eb.case().when('s.state', '=', 'simulated').then(1).else(0).end())
    .orderBy('e.id')
    .executeTakeFirst()
  if (!row) return null
  if (row.state === 'simulated' || row.address === null) return 'simulated'
  const secret = row.secret && keys.open(secretPlace(clientId, row.id), row.secret)
  const authorization =
    row.account === null && !secret
      ? undefined
      : `Basic ${Buffer.from(`${row.account ?? ''}:${secret ?? ''}`).toString('base64')}`
  return { name: row.name, address: row.address, hosts: row.hosts, authorization, anchors: row.anchors }
}
