import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ServiceRow, ServiceSheet } from '../company.model.ts'

type Which = { companyId: string } | { serviceId: string }

/** Services of a company, the living ones first, by name; or one alone. */
export async function serviceRows(db: PlatformDb, which: Which): Promise<ServiceRow[]> {
  const chosen = 'companyId' in which ? sql`s.company_id = ${which.companyId}` : sql`s.id = ${which.serviceId}`
  const { rows } = await sql<ServiceRow>`
    select s.id, s.company_id, c.name as "companyName", s.name, s.version,
           s.archived_at is not null as archived,
           (select count(*)::int from platform.service_user u where u.service_id = s.id) as users,
           (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'firstname', p.firstname, 'name', p.name)
                              order by kernel.normalise(p.name), p.id), '[]')
              from platform.service_user u join platform.user p on p.id = u.user_id
             where u.service_id = s.id and u.manager) as managers
      from platform.service s
      join platform.company c on c.id = s.company_id
     where ${chosen}
     order by s.archived_at is not null, kernel.normalise(s.name), s.id`.execute(db)
  return rows
}

/** @throws Refusal 404 */
export async function serviceRow(db: PlatformDb, serviceId: string): Promise<ServiceRow> {
  const [service] = await serviceRows(db, { serviceId })
  if (!service) throw notFound()
  return service
}

/** Of an invited person what was typed, since he has not said yet who he is. */
export async function serviceSheet(db: PlatformDb, serviceId: string): Promise<ServiceSheet> {
  const service = await serviceRow(db, serviceId)
  const { rows } = await sql<ServiceSheet['people'][number]>`
    select p.id, u.manager, who.invited,
           case when who.invited then m.invited_as ->> 'firstname' else p.firstname end as firstname,
           case when who.invited then m.invited_as ->> 'name' else p.name end as name,
           case when who.invited then m.invited_as ->> 'jobtitle' else p.jobtitle end as jobtitle
      from platform.service_user u
      join platform.client_user m on m.client_id = u.client_id and m.user_id = u.user_id
      join platform.user p on p.id = u.user_id
     cross join lateral (select m.accepted_at is null and m.invited_as is not null as invited) who
     where u.service_id = ${serviceId}
     order by kernel.normalise(case when who.invited then m.invited_as ->> 'name' else p.name end), p.id`.execute(db)
  return { ...service, people: rows }
}
