import { sql } from 'kysely'
import type { PageOf } from '#kernel/shared/page.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

type Asked = {
  page: number
  size: number
  userId?: string | undefined
  support?: boolean | undefined
  /** Instants. */
  from?: string | undefined
  to?: string | undefined
  /** Calls whose list is of the whole platform: told where they were narrowed to this client, and only there. */
  ofPlatform: readonly string[]
}

/** A line of the security log: the call, its type and its filters as the road wrote them down. */
export type LoggedExport = {
  id: string
  at: string
  actor: { id: string; firstname: string; name: string } | null
  support: boolean
  address: string | null
  call: string
  type: string
  rows: number
  /** `name=value` of what is chosen, the name alone of what was typed, with commas between. */
  filters: string
}

const most = 1_000

/** Who belongs to no row of the client comes from the platform, be it without an access of the support. */
const fromSupport = sql`(e.detail ->> 'support' is not null or m.user_id is null)`

/**
 * Whole lists that left the client of the transaction, the newest first: for the platform's role, which no fence keeps
 * from the lines of other clients or of none. At most 1,000 are counted.
 */
export async function pageOfListExports(db: PlatformDb, asked: Asked): Promise<PageOf<LoggedExport>> {
  const { page, size } = asked
  const chosen = sql`
    platform.security_event e
      left join platform.client_user m on m.client_id = e.client_id and m.user_id = e.user_id
     where ${sql.join(conditionsOf(asked), sql` and `)}`
  const { rows: found } = await sql<LoggedExport>`
    select e.id, e.at, ${fromSupport} as support, e.address,
           (select jsonb_build_object('id', u.id, 'firstname', u.firstname, 'name', u.name)
              from platform.user u where u.id = e.user_id) as actor,
           e.detail ->> 'call' as call, e.detail ->> 'type' as type, (e.detail ->> 'rows')::int as rows,
           e.detail ->> 'filters' as filters
      from ${chosen}
     order by e.id desc
     limit ${size} offset ${page * size}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select from ${chosen} limit ${most + 1}) c`.execute(db)
  const total = counted.rows[0]?.total ?? 0
  return { items: found, total: Math.min(total, most), totalIsExact: total <= most, page, size }
}

const conditionsOf = ({ userId, support, from, to, ofPlatform }: Asked) => [
  sql`e.kind = 'EXPORT' and e.client_id = kernel.client_id()`,
  sql`(e.detail ->> 'call' <> all(${ofPlatform}::text[])
       or 'clientId=' || kernel.client_id() = any(string_to_array(e.detail ->> 'filters', ', ')))`,
  ...(userId ? [sql`e.user_id = ${userId}`] : []),
  ...(support === undefined ? [] : [sql`${fromSupport} = ${support}`]),
  ...(from ? [sql`e.at >= ${from}::timestamptz`] : []),
  ...(to ? [sql`e.at < ${to}::timestamptz`] : []),
]
