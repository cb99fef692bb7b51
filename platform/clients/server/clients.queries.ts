import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { matchesText } from '#kernel/server/matches.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { logoAddress } from '#platform/identity/client-logo.model.ts'
import type { ClientFigures, ClientRow, ClientStatus, NamedClient, SupportLevel } from '../client.model.ts'

type Named = {
  id: string
  name: string
  logo_key: string | null
  read_only: boolean
  status: string
  support_access: string
}

export const namedColumns = ['id', 'name', 'logo_key', 'read_only', 'status', 'support_access'] as const

export const named = (row: Named): NamedClient => ({
  id: row.id,
  name: row.name,
  logo: logoAddress(row),
  readOnly: row.read_only,
  status: row.status as ClientStatus,
  supportAccess: row.support_access as SupportLevel,
})

/** Every client of the platform, by name. */
export async function namedClients(db: PlatformDb): Promise<NamedClient[]> {
  const rows = await db
    .selectFrom('platform.client')
    .select(namedColumns)
    .orderBy(sql`kernel.normalise(name)`)
    .orderBy('id')
    .execute()
  return rows.map(named)
}

/** The same with their figures. */
export const allClients = async (db: PlatformDb, clock: Clock): Promise<ClientRow[]> =>
  withFigures(db, clock, await namedClients(db))

type Asked = { page: number; size: number; search?: string | undefined; status?: ClientStatus | undefined }

/** A page of the clients of the platform, by name. */
export async function pageOfClients(
  db: PlatformDb,
  clock: Clock,
  { page, size, search, status }: Asked,
): Promise<PageOf<ClientRow>> {
  const words = matchesText(sql.ref('name'), search) ?? sql`true`
  const kept = sql`${words} and (${status ?? null}::text is null or status = ${status ?? null})`
  const { rows } = await sql<Named>`
    select id, name, logo_key, read_only, status, support_access from platform.client
     where ${kept}
     order by kernel.normalise(name), id
     limit ${size} offset ${page * size}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*) as total from platform.client where ${kept}`.execute(db)
  const items = await withFigures(db, clock, rows.map(named))
  return { items, total: counted.rows[0]?.total ?? 0, totalIsExact: true, page, size }
}

/** Read as identity, which alone sees the rows of all clients together: counts leave, never what is counted. */
async function withFigures(db: PlatformDb, clock: Clock, clients: readonly NamedClient[]): Promise<ClientRow[]> {
  const { rows } = await sql<ClientFigures & { id: string }>`
    select c.id,
           (select count(*) from platform.client_right r
              join platform.element e on e.id = r.element_id and e.parent_id is null and e.application_id is not null
               and e.archived_at is null
             where r.client_id = c.id and r.ceiling > 0) as applications,
           (select count(*) from platform.company k where k.client_id = c.id and k.archived_at is null) as companies,
           (select count(*) from platform.client_user m
             where m.client_id = c.id and ${isMemberNow('m', clock)}) as users,
           (select max(m.last_seen_at) from platform.client_user m where m.client_id = c.id) as "lastActivityAt"
      from platform.client c where c.id in ${eachOf(clients.map(({ id }) => id))}`.execute(db)
  const byId = new Map(rows.map(row => [row.id, row]))
  return clients.flatMap(client => {
    const figures = byId.get(client.id)
    return figures ? [{ ...client, ...figures }] : []
  })
}
