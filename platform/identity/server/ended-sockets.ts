import type { Clock } from '#kernel/server/clock.ts'
import type { FindEnded } from '#kernel/server/close-ended-sockets.ts'
import type { Databases } from '#kernel/server/db.ts'

const statement = `
select asked.n
  from unnest($1::uuid[], $2::uuid[]) with ordinality as asked(session_id, client_id, n)
  left join platform.session s
    on s.id = asked.session_id and s.revoked_at is null and s.absolute_end_at > $3::timestamptz
  left join platform.user u on u.id = s.user_id and u.active
 where u.id is null
    or asked.client_id is not null
   and not (s.support_client_id is not distinct from asked.client_id and s.support_until > $3::timestamptz)
   and not exists (
     select from platform.client_user m
       join platform.client c on c.id = m.client_id and c.status = 'active'
      where m.client_id = asked.client_id and m.user_id = u.id and platform.is_member_at(m.active, m.ends_at, $3))`

/** Of open sockets, those whose session or account ended, or whose person works in that client no more. */
export const endedSockets =
  (databases: Databases, clock: Clock): FindEnded =>
  async owners => {
    const rows = await databases.query<{ n: number }>('auth', 'ended sockets', statement, [
      owners.map(({ sessionId }) => sessionId),
      owners.map(({ clientId }) => clientId),
      clock.now().toString(),
    ])
    return new Set(rows.flatMap(({ n }) => owners[n - 1] ?? []))
  }
