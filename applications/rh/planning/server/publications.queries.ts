import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { Publication } from '../planning.model.ts'

/** Names of those who have not read it that are told. */
const mostNames = 12

/** The last publication of a week for each place, the newest first. */
export function publicationsOfWeek(db: RhDb, monday: string, companyIds: readonly string[]) {
  return publications(
    db,
    sql`p.monday = ${monday}::date and p.company_id in ${eachOf(companyIds)} and not exists (
      select from rh.planning_publication n
       where n.monday = p.monday and n.company_id = p.company_id and (n.published_at, n.id) > (p.published_at, p.id)
         and (n.site_id, n.unit_id) is not distinct from (p.site_id, p.unit_id))`,
  )
}

export const publicationById = async (db: RhDb, id: string) =>
  (await publications(db, sql`p.id = ${id}`))[0] as Publication

async function publications(db: RhDb, which: ReturnType<typeof sql>) {
  const { rows } = await sql<Publication>`
    select p.id, c.name as company, coalesce(u.name, s.name) as place, p.published_at, concat_ws(' ', w.firstname, w.name) as published_by,
           p.reason, r.people, r.read, r.unread
      from rh.planning_publication p
      join platform.company c on c.id = p.company_id
      join platform.user w on w.id = p.published_by
      left join rh.site s on s.id = p.site_id
      left join rh.unit u on u.id = p.unit_id
      cross join lateral (
        select count(*)::int as people, count(r.read_at)::int as read,
               coalesce((array_agg(concat_ws(' ', e.name, e.firstname) order by e.search_text)
                 filter (where r.read_at is null))[1:${sql.lit(mostNames)}], '{}') as unread
          from rh.planning_recipient r join rh.employee e on e.id = r.employee_id
         where r.publication_id = p.id) r
     where ${which}
     order by p.published_at desc, p.id`.execute(db)
  return rows
}
