import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ClientRole, MemberInFull } from '../member.model.ts'
import { isInvited } from './invitation.queries.ts'

/** A member before it is judged what the reader may do about him. */
export type KnownMember = Omit<MemberInFull, 'can'>

type Row = Omit<KnownMember, 'roles'> & { admin: boolean }

/** What a client knows of its people. */
export async function membersOf(db: PlatformDb, clock: Clock, ids: readonly string[]) {
  const { rows } = await sql<Row>`
    select m.user_id as id,
           case when t.typed then m.invited_as ->> 'firstname' else u.firstname end as firstname,
           case when t.typed then m.invited_as ->> 'name' else u.name end as name,
           case when t.typed then coalesce(m.invited_as ->> 'mail', u.mail) else u.mail end as mail,
           case when t.typed then m.invited_as ->> 'jobtitle' else u.jobtitle end as jobtitle,
           case when t.typed then coalesce(m.invited_as ->> 'type', 'sun') else u.account_type end as type,
           case when not ${isMemberNow('m', clock)} then 'ended' when t.typed then 'invited' else 'active' end as state,
           m.admin, m.all_companies, m.read_only, m.ends_at,
           m.last_seen_at as "lastLoginAt", m.invited_at,
           (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'companyId', k.id,
                     'companyName', k.name, 'manager', o.manager)
                   order by kernel.normalise(k.name), kernel.normalise(s.name), s.id), '[]')
              from platform.service_user o
              join platform.service s on s.client_id = o.client_id and s.id = o.service_id
              join platform.company k on k.client_id = s.client_id and k.id = s.company_id
             where o.client_id = m.client_id and o.user_id = m.user_id) as services,
           array(select o.company_id from platform.company_manager o
                   join platform.company k on k.client_id = o.client_id and k.id = o.company_id and k.archived_at is null
                  where o.client_id = m.client_id and o.user_id = m.user_id order by 1) as "managerOfCompanies"
      from platform.client_user m
      join platform.user u on u.id = m.user_id
     cross join lateral (select ${isInvited('m')} as typed) t
     where m.client_id = kernel.client_id() and m.user_id in ${eachOf(ids)}`.execute(db)
  return rows.map(({ admin, ...row }): KnownMember => ({ ...row, roles: rolesOf(row, admin) }))
}

const rolesOf = ({ services, managerOfCompanies }: Omit<Row, 'admin'>, admin: boolean): ClientRole[] => [
  ...(admin ? (['adminOfClient'] as const) : []),
  ...(managerOfCompanies.length > 0 ? (['managerOfCompany'] as const) : []),
  ...(services.some(({ manager }) => manager) ? (['managerOfService'] as const) : []),
]
