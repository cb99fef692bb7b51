import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { notFound } from '#kernel/server/errors.ts'
import { companiesOfClient } from '#platform/companies/companies.server.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Client, ClientAdmin } from '../client.model.ts'
import { namedClient, namedColumns } from './clients.queries.ts'
import { registrationOf } from './registration.queries.ts'

type Known = Pick<Client, 'database' | 'users' | 'aliases' | 'applications'>

/**
 * All that is known of the client of the transaction.
 * @throws Refusal 404
 */
export async function clientSheet(db: PlatformDb, clock: Clock, id: string): Promise<Client> {
  const row = await db
    .selectFrom('platform.client')
    .select([...namedColumns, 'slug', 'mfaRequired', 'allowsRightDelegation', 'createdAt', 'firstAdmin', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  const { rows } = await sql<Known>`
    select current_database() as database,
           (select count(*) from platform.client_user m where m.client_id = ${id} and ${isMemberNow('m', clock)}) as users,
           array(select slug from platform.client_alias where client_id = ${id} order by since, slug) as aliases,
           (select coalesce(jsonb_agg(a order by a."applicationId"), '[]')
              from (select e.application_id as "applicationId", count(*) as elements,
                           count(*) filter (where r.ceiling > 0) as open
                      from platform.element e left join platform.client_right r on r.element_id = e.id
                     where e.application_id is not null and e.archived_at is null
                     group by e.application_id) a) as applications`.execute(db)
  return {
    ...namedClient(row),
    slug: row.slug,
    mfaRequired: row.mfaRequired,
    allowsRightDelegation: row.allowsRightDelegation,
    createdAt: row.createdAt,
    folder: id,
    invites: (row.firstAdmin as { mail: string } | null)?.mail ?? null,
    version: row.version,
    ...(rows[0] as Known),
    companies: await companiesOfClient(db),
    admins: await adminsOf(db, clock, id),
    registration: await registrationOf(db),
  }
}

async function adminsOf(db: PlatformDb, clock: Clock, clientId: string): Promise<ClientAdmin[]> {
  const { rows } = await sql<ClientAdmin>`
    select u.id, u.firstname, u.name, u.mail, u.jobtitle, m.last_seen_at,
           case when not (u.active and ${isMemberNow('m', clock)}) then 'inactive'
                when m.accepted_at is null and m.invited_as is not null then 'invited'
                else 'active' end as state
      from platform.client_user m
      join platform.user u on u.id = m.user_id
     where m.client_id = ${clientId} and m.admin
     order by kernel.normalise(u.name || ' ' || u.firstname), u.id`.execute(db)
  return rows
}
