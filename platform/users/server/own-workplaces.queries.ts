import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Workplace } from '../user.model.ts'

/** The companies and services of a person in the client of the transaction, with who manages them, by name. */
export async function ownWorkplaces(db: PlatformDb, userId: string): Promise<Workplace[]> {
  const { rows } = await sql<Workplace>`
    select c.id as "companyId", c.name as company,
           exists (select from platform.company_manager o where o.company_id = c.id and o.user_id = ${userId}) as manages,
           (select coalesce(json_agg(u.firstname || ' ' || u.name order by u.name, u.id), '[]')
              from platform.company_manager o
              join platform.user u on u.id = o.user_id and u.active
             where o.company_id = c.id) as managers,
           (select coalesce(json_agg(json_build_object(
                     'id', s.id,
                     'name', s.name,
                     'manages', own.manager,
                     'managers', (
                       select coalesce(json_agg(u.firstname || ' ' || u.name order by u.name, u.id), '[]')
                         from platform.service_user o
                         join platform.user u on u.id = o.user_id and u.active
                        where o.service_id = s.id and o.manager))
                   order by kernel.normalise(s.name), s.id), '[]')
              from platform.service_user own
              join platform.service s on s.id = own.service_id and s.archived_at is null
             where own.user_id = ${userId} and s.company_id = c.id) as services
      from platform.company c
     where c.archived_at is null
       and (exists (select from platform.company_manager o where o.company_id = c.id and o.user_id = ${userId})
         or exists (
           select from platform.service_user own
             join platform.service s on s.id = own.service_id and s.archived_at is null
            where own.user_id = ${userId} and s.company_id = c.id))
     order by kernel.normalise(c.name), c.id`.execute(db)
  return rows
}
