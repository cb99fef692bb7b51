import { sql } from 'kysely'
import type { Databases } from '#kernel/server/db.ts'
import { notFound } from '#kernel/server/errors.ts'
import { inEachClientEvenClosed } from '#platform/in-each-client.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ClientOfService, ExternalService, ServiceKind, ServiceState } from '../external-service.model.ts'

/** By name, the archived ones last. */
export async function catalogueOfServices(db: PlatformDb, id?: number): Promise<ExternalService[]> {
  const rows = await db
    .selectFrom('platform.external_service')
    .select(['id', 'kind', 'name', 'hosts', 'anchors', 'archivedAt', 'version'])
    .$if(id !== undefined, query => query.where('id', '=', id as number))
    .orderBy(eb => eb('archivedAt', 'is not', null))
    .orderBy(sql`kernel.normalise(name)`)
    .orderBy('id')
    .execute()
  return rows.map(({ kind, archivedAt, ...row }) => ({
    ...row,
    kind: kind as ServiceKind,
    archived: archivedAt !== null,
  }))
}

/** @throws Refusal 404 */
export async function knownService(db: PlatformDb, id: number): Promise<ExternalService> {
  const [service] = await catalogueOfServices(db, id)
  if (!service) throw notFound()
  return service
}

/** Those that have it on, simulated or failing, by name: each is asked behind its own fence. */
export async function clientsOfService(databases: Databases, serviceId: number): Promise<ClientOfService[]> {
  const found: ClientOfService[] = []
  await inEachClientEvenClosed(databases, async (db: PlatformDb) => {
    const used = await db
      .selectFrom('platform.client_service as s')
      .innerJoin('platform.client as c', 'c.id', 's.clientId')
      .select(['c.id', 'c.name', 's.state'])
      .where('s.serviceId', '=', serviceId)
      .where('s.state', '<>', 'off')
      .executeTakeFirst()
    if (used) found.push({ ...used, state: used.state as ServiceState })
  })
  return found.toSorted((one, other) => one.name.localeCompare(other.name, 'fr'))
}
