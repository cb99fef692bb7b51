import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { matchesAnywhere } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { delegationCalls } from '../delegation.calls.ts'
import type { Delegate } from '../delegation.model.ts'

type Asked = InputOf<typeof delegationCalls.getDelegates> & { now: Temporal.Instant; language: Language }

/** A page of the people who came into the client, each with what he holds today. */
export function pageOfDelegates(db: PlatformDb, { now, language, ...asked }: Asked): Promise<PageOf<Delegate>> {
  const held = heldAt(now)
  const { applicationId } = asked
  return pageOfList(db, delegationCalls.getDelegates.list, asked, {
    from: sql`platform.client_user m join platform.user u on u.id = m.user_id and u.active`,
    id: sql`m.user_id`,
    within: sql`m.client_id = kernel.client_id()
      and platform.is_member_at(m.active, m.ends_at, ${now.toString()}::timestamptz)
      and (m.accepted_at is not null or m.invited_as is null)
      ${applicationId === undefined ? sql`` : sql`and exists (select from (${held}) x where x.application_id = ${applicationId})`}`,
    orders: {
      name: [sql`m.search_text`],
      jobtitle: [sql`kernel.normalise(coalesce(u.jobtitle, ''))`, sql`m.search_text`],
      components: [sql`m.admin`, sql`(select count(*) from (${held}) x)`, sql`m.search_text`],
      endsAt: [sql`coalesce((select min(x.ends_at) from (${held}) x), 'infinity')`, sql`m.search_text`],
    },
    filters: { only: () => sql`exists (${held})` },
    matching: words => matchesAnywhere('m', words),
    rows: ids => delegatesOf(db, { now, language }, ids),
  })
}

/** What the member `m` holds. */
const heldAt = (now: Temporal.Instant) => sql`
  select d.ends_at, e.application_id
    from platform.configuration_delegation d
    join platform.configuration_component c on c.id = d.component_id and c.archived_at is null
    join platform.element e on e.id = c.element_id
   where d.client_id = m.client_id and d.user_id = m.user_id
     and (d.ends_at is null or d.ends_at > ${now.toString()}::timestamptz)`

async function delegatesOf(db: PlatformDb, { now, language }: Pick<Asked, 'now' | 'language'>, ids: readonly string[]) {
  const { rows } = await sql<Delegate>`
    select u.id, u.firstname, u.name, u.jobtitle, m.admin, h.components, h.applications, h.ends_at
      from platform.client_user m
      join platform.user u on u.id = m.user_id
     cross join lateral (
       select count(*)::int as components, min(x.ends_at) as ends_at,
              coalesce(array_agg(distinct a.name ->> ${language}) filter (where a.id is not null), '{}') as applications
         from (${heldAt(now)}) x
         left join platform.application a on a.id = x.application_id) h
     where m.client_id = kernel.client_id() and m.user_id in ${eachOf(ids)}`.execute(db)
  return rows
}
