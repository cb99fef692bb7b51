import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'

type Visit = { clientId: string; city: string | null; lastVisitAt: string | null }

/** When somebody last came to each of his clients, and the town where its first company has its seat. */
export async function visitsOf(db: PlatformDb, userId: string): Promise<Map<string, Visit>> {
  const { rows } = await sql<Visit>`
    select m.client_id as "clientId", m.last_seen_at as "lastVisitAt",
           (select nullif(c.address ->> 'city', '') from platform.company c
             where c.client_id = m.client_id and c.archived_at is null order by c.id limit 1) as city
      from platform.client_user m where m.user_id = ${userId}`.execute(db)
  return new Map(rows.map(row => [row.clientId, row]))
}
