import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type ClientHome, daysBeforeEnd, type EndingDelegation } from '../client-home.model.ts'

const shown = 6

/** Running delegations whose end is near, the first to end first; what was lent in one act is one line. */
export async function endingDelegations(db: PlatformDb, now: Temporal.Instant): Promise<ClientHome['ending']> {
  const present = sql`${now.toString()}::timestamptz`
  const horizon = sql`${now.add({ hours: 24 * daysBeforeEnd }).toString()}::timestamptz`
  const { rows } = await sql<EndingDelegation & { total: number }>`
    with ending as (
      select 'rights' as kind, d.delegate_id as user_id, d.delegator_id as lender_id, d.ends_at, count(*)::int as count
        from platform.right_delegation d
       where d.revoked_at is null and d.starts_at <= ${present} and d.ends_at > ${present} and d.ends_at <= ${horizon}
       group by d.delegate_id, d.delegator_id, d.ends_at
      union all
      select 'configuration', c.user_id, null, c.ends_at, count(*)::int
        from platform.configuration_delegation c
       where c.ends_at > ${present} and c.ends_at <= ${horizon}
       group by c.user_id, c.ends_at)
    select e.kind, e.count, e.ends_at,
           jsonb_build_object('id', p.id, 'firstname', p.firstname, 'name', p.name) as person,
           l.firstname || ' ' || l.name as lender, (count(*) over ())::int as total
      from ending e
      join platform.user p on p.id = e.user_id
      left join platform.user l on l.id = e.lender_id
     order by e.ends_at, e.kind, p.id, e.lender_id
     limit ${shown}`.execute(db)
  return { total: rows[0]?.total ?? 0, items: rows.map(({ total: _total, ...item }) => item) }
}
