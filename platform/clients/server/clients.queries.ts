import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { matchesText } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { logoAddress } from '#platform/identity/client-logo.model.ts'
import type { ClientFigures, ClientRow, ClientStatus, NamedClient, SupportLevel } from '../client.model.ts'
import { clientsCalls } from '../clients.calls.ts'

type Named = {
  id: string
  name: string
  logoKey: string | null
  readOnly: boolean
  status: string
  supportAccess: string
}

export const namedColumns = ['id', 'name', 'logoKey', 'readOnly', 'status', 'supportAccess'] as const

export const namedClient = (row: Named): NamedClient => ({
  id: row.id,
  name: row.name,
  logo: logoAddress(row),
  readOnly: row.readOnly,
  status: row.status as ClientStatus,
  supportAccess: row.supportAccess as SupportLevel,
})

/** Every client of the platform, by name. */
export async function namedClients(db: PlatformDb): Promise<NamedClient[]> {
  const rows = await db
    .selectFrom('platform.client')
    .select(namedColumns)
    .orderBy(sql`kernel.normalise(name)`)
    .orderBy('id')
    .execute()
  return rows.map(namedClient)
}

/** The same with their figures. */
export const allClients = async (db: PlatformDb, clock: Clock): Promise<ClientRow[]> =>
  withFigures(db, clock, await namedClients(db))

type Asked = InputOf<typeof clientsCalls.getPaginatedClients>

/** A page of the clients of the platform. */
export const pageOfClients = (db: PlatformDb, clock: Clock, asked: Asked): Promise<PageOf<ClientRow>> =>
  pageOfList(db, clientsCalls.getPaginatedClients.list, asked, {
    from: sql`platform.client c`,
    id: sql`c.id`,
    within: sql`true`,
    orders: {
      name: [sql`kernel.normalise(c.name)`],
      status: [sql`c.status`, sql`kernel.normalise(c.name)`],
      applications: [figures(clock).applications],
      companies: [figures(clock).companies],
      users: [figures(clock).users],
      lastActivityAt: [sql`coalesce(${figures(clock).lastActivityAt}, '-infinity')`],
    },
    filters: { status: status => sql`c.status = ${status}` },
    matching: words => matchesText(sql.ref('c.name'), words),
    rows: async ids => {
      const rows = await db.selectFrom('platform.client').select(namedColumns).where('id', 'in', eachOf(ids)).execute()
      return withFigures(db, clock, rows.map(namedClient))
    },
  })

/** Of the client `c`. */
const figures = (clock: Clock) => ({
  applications: sql`(select count(*) from platform.client_right r
    join platform.element e on e.id = r.element_id and e.parent_id is null and e.application_id is not null
     and e.archived_at is null
   where r.client_id = c.id and r.ceiling > 0)`,
  companies: sql`(select count(*) from platform.company k where k.client_id = c.id and k.archived_at is null)`,
  users: sql`(select count(*) from platform.client_user m where m.client_id = c.id and ${isMemberNow('m', clock)})`,
  lastActivityAt: sql`(select max(m.last_seen_at) from platform.client_user m where m.client_id = c.id)`,
})

/** Read as identity, which alone sees the rows of all clients together: counts leave, never what is counted. */
async function withFigures(db: PlatformDb, clock: Clock, clients: readonly NamedClient[]): Promise<ClientRow[]> {
  const { applications, companies, users, lastActivityAt } = figures(clock)
  const { rows } = await sql<ClientFigures & { id: string }>`
    select c.id, ${applications} as applications, ${companies} as companies, ${users} as users,
           ${lastActivityAt} as "lastActivityAt"
      from platform.client c where c.id in ${eachOf(clients.map(({ id }) => id))}`.execute(db)
  const byId = new Map(rows.map(row => [row.id, row]))
  return clients.flatMap(client => {
    const figures = byId.get(client.id)
    return figures ? [{ ...client, ...figures }] : []
  })
}
