import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'

/** Somebody put into a service; nobody yet where he is still to be invited. */
export type Place = { userId: string | null; serviceId: string }

/** A level that a place gives in the company of its service. */
export type GiftOfPlace = { serviceId: string; companyId: string; elementId: number; level: number }

/**
 * What places give on top of those where the people are already: the grants of the service and, in a company that is
 * new to him, what somebody was given himself, under the ceilings of company and client.
 */
export async function giftsOfPlaces(db: PlatformDb, places: readonly Place[]): Promise<GiftOfPlace[]> {
  const { rows } = await sql<GiftOfPlace>`
    with place as (
      select w.user_id, s.id as service_id, s.company_id
        from unnest(${places.map(({ userId }) => userId)}::uuid[], ${places.map(({ serviceId }) => serviceId)}::uuid[]) w(user_id, service_id)
        join platform.service s on s.id = w.service_id
       where not exists (
         select from platform.service_user u where u.service_id = w.service_id and u.user_id = w.user_id)),
    further as (
      select p.service_id, p.company_id, p.user_id from place p
        join platform.client_user m on m.user_id = p.user_id and m.client_id = kernel.client_id() and not m.all_companies
       where not exists (
         select from platform.service_user u join platform.service s on s.id = u.service_id
          where u.user_id = p.user_id and s.company_id = p.company_id and s.archived_at is null)),
    gift as (
      select p.service_id, p.company_id, r.element_id, r.level
        from place p join platform.service_right r on r.service_id = p.service_id
       union all
      select f.service_id, f.company_id, r.element_id, r.level
        from further f join platform.user_right r on r.user_id = f.user_id)
    select g.service_id, g.company_id, g.element_id,
           max(least(g.level, cc.ceiling, coalesce(co.ceiling, 3)))::int as level
      from gift g
      join platform.client_right cc on cc.element_id = g.element_id and cc.client_id = kernel.client_id()
      left join platform.company_right co on co.element_id = g.element_id and co.company_id = g.company_id
     group by g.service_id, g.company_id, g.element_id
    having max(least(g.level, cc.ceiling, coalesce(co.ceiling, 3))) > 0`.execute(db)
  return rows
}
