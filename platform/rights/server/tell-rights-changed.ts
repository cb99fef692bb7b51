import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { memberRoom, type Room } from '#kernel/server/socket-rooms.ts'
import type { Signals } from '#kernel/server/sockets.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { rightsChanged } from '../rights.signals.ts'

/** Whom a change of rights concerns. Their delegates are found here. */
export type Concerned =
  | { clientId: string; everybody: true }
  | { clientId: string; companyIds?: readonly string[]; serviceIds?: readonly string[]; userIds?: readonly string[] }

type Telling = {
  db: PlatformDb
  clock: Clock
  signals: Signals
  afterCommit(work: () => unknown): void
}

/**
 * Has the tabs of those concerned ask their menu again, once the change is kept: called after the writing, in its
 * transaction. Nobody relies on it, since the next request of anybody is judged by what is written.
 */
export async function tellRightsChanged({ db, clock, signals, afterCommit }: Telling, concerned: Concerned) {
  const { clientId } = concerned
  const { rightsVersion } = await db
    .selectFrom('platform.client')
    .select('rightsVersion')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  const toAll = 'everybody' in concerned
  const rooms = toAll ? [`client:${clientId}` as const] : await roomsOf(db, clock, concerned)
  afterCommit(() => rooms.forEach(room => signals.tell(room, rightsChanged, { rightsVersion, toAll })))
}

async function roomsOf(
  db: PlatformDb,
  clock: Clock,
  { clientId, companyIds = [], serviceIds = [], userIds = [] }: Exclude<Concerned, { everybody: true }>,
): Promise<Room[]> {
  const now = clock.now().toString()
  const { rows } = await sql<{ serviceId: string | null; userId: string | null }>`
    with services as (
      select id from platform.service
       where client_id = ${clientId} and (id = any(${serviceIds}::uuid[]) or company_id = any(${companyIds}::uuid[])))
    select id as "serviceId", null as "userId" from services
    union all
    select null, delegate_id from platform.right_delegation
     where client_id = ${clientId} and revoked_at is null and starts_at <= ${now}::timestamptz and ends_at > ${now}::timestamptz
       and (delegator_id = any(${userIds}::uuid[]) or delegator_id in (
         select user_id from platform.service_user where client_id = ${clientId} and service_id in (select id from services)))`.execute(
    db,
  )
  const services = rows.flatMap(({ serviceId }): Room[] => (serviceId ? [`service:${serviceId}`] : []))
  const people = new Set([...userIds, ...rows.flatMap(({ userId }) => userId ?? [])])
  return [...services, ...[...people].map(userId => memberRoom(clientId, userId))]
}
