import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ClientStats } from '../dashboard.model.ts'
import { startOfToday } from './start-of-today.ts'

/** Active clients, people who may sign in to one of them, errors of today. */
export async function countsOfPlatform(db: PlatformDb, clock: Clock) {
  const { rows } = await sql<{ clients: number; people: number; errorsToday: number }>`
    select (select count(*) from platform.client c where c.status = 'active') as clients,
           (select count(distinct m.user_id)
              from platform.client_user m
              join platform.client c on c.id = m.client_id and c.status = 'active'
              join platform.user u on u.id = m.user_id and u.active
             where ${isMemberNow('m', clock)}) as people,
           (select coalesce(sum(o.times), 0)::int
              from platform.error_occurrence o where o.at >= ${startOfToday(clock)}) as "errorsToday"`.execute(db)
  return rows[0] as { clients: number; people: number; errorsToday: number }
}

/** What happened today in each active client, by name. */
export async function countsOfClients(
  db: PlatformDb,
  clock: Clock,
): Promise<(Omit<ClientStats, 'connected'> & { id: string })[]> {
  const { rows } = await sql<Omit<ClientStats, 'connected'> & { id: string }>`
    select c.id, c.name,
           (select count(*) from platform.action_event a
             where a.client_id = c.id and a.at >= ${startOfToday(clock)}) as "actionsToday",
           (select coalesce(sum(o.times), 0)::int from platform.error_occurrence o
             where o.client_id = c.id and o.at >= ${startOfToday(clock)}) as "errorsToday",
           (select max(a.at) from platform.action_event a where a.client_id = c.id) as "lastActivityAt"
      from platform.client c
     where c.status = 'active'
     order by kernel.normalise(c.name), c.id`.execute(db)
  return rows
}
