import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Company } from '../client.model.ts'

/** Companies by name with their living services, and how many people each holds. */
export async function companiesOfClient(db: PlatformDb): Promise<Company[]> {
  const { rows } = await sql<Company>`
    select c.id, c.name, c.color, c.archived_at is not null as archived,
           coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'users',
                       (select count(*) from platform.service_user u where u.service_id = s.id)) order by s.name, s.id)
                       from platform.service s where s.company_id = c.id and s.archived_at is null), '[]') as services
      from platform.company c
     order by kernel.normalise(c.name), c.id`.execute(db)
  return rows
}
