import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ServiceWithUsers } from '../presence.calls.ts'

const idleAfter = { minutes: 10 }

type Asked = { clientId: string; managerId: string; connected: ReadonlySet<string>; now: Temporal.Instant }

/**
 * Services that a person manages (those of his companies, or all of the client for its admin), each with its members
 * who are connected. Identity alone reads sessions, and no fence holds it: the client stands in every condition.
 */
export async function connectedPeopleByService(db: PlatformDb, { clientId, managerId, connected, now }: Asked) {
  const { rows } = await sql<ServiceWithUsers>`
    select s.id as "serviceId", s.name, k.name as company,
           coalesce(jsonb_agg(jsonb_build_object(
             'id', u.id, 'firstname', u.firstname, 'name', u.name, 'jobtitle', u.jobtitle,
             'since', e.created_at, 'idle', e.last_activity_at < ${now.subtract(idleAfter).toString()}::timestamptz
           ) order by kernel.normalise(u.name), kernel.normalise(u.firstname), u.id) filter (where e.id is not null), '[]') as users
      from platform.service s
      join platform.company k on k.client_id = s.client_id and k.id = s.company_id
      left join platform.service_user su on su.client_id = s.client_id and su.service_id = s.id
      left join platform.client_user m
        on m.client_id = su.client_id and m.user_id = su.user_id
       and platform.is_member_at(m.active, m.ends_at, ${now.toString()}::timestamptz)
      left join platform.user u on u.id = m.user_id and u.active and u.id in ${eachOf([...connected])}
      left join platform.session e on e.user_id = u.id and e.revoked_at is null
     where s.client_id = ${clientId} and s.archived_at is null
       and (exists (select from platform.client_user a
                     where a.client_id = s.client_id and a.user_id = ${managerId} and a.admin)
         or exists (select from platform.company_manager c
                     where c.client_id = s.client_id and c.user_id = ${managerId} and c.company_id = s.company_id)
         or exists (select from platform.service_user o
                     where o.client_id = s.client_id and o.user_id = ${managerId} and o.service_id = s.id and o.manager))
     group by s.id, s.name, k.name
     order by kernel.normalise(k.name), kernel.normalise(s.name), s.id`.execute(db)
  return rows
}
