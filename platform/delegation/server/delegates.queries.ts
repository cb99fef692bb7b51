import { type RawBuilder, sql } from 'kysely'
import { matchesAnywhere } from '#kernel/server/matches.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Delegate } from '../delegation.model.ts'

type Asked = {
  page: number
  size: number
  search?: string | undefined
  only?: 'holders' | undefined
  applicationId?: number | undefined
  now: Temporal.Instant
  language: Language
}

const most = 1_000

/** People who came into the client, by name, each with what he holds today. */
export async function pageOfDelegates(db: PlatformDb, asked: Asked): Promise<PageOf<Delegate>> {
  const { page, size, now, language } = asked
  const running = sql`(d.ends_at is null or d.ends_at > ${now.toString()}::timestamptz)`
  const held = sql`
    select d.ends_at, e.application_id
      from platform.configuration_delegation d
      join platform.configuration_component c on c.id = d.component_id and c.archived_at is null
      join platform.element e on e.id = c.element_id
     where d.client_id = m.client_id and d.user_id = m.user_id and ${running}`
  const chosen = sql`
      from platform.client_user m
      join platform.user u on u.id = m.user_id and u.active
     where ${sql.join(conditionsOf(asked, held), sql` and `)}`
  const { rows } = await sql<Delegate>`
    select p.id, p.firstname, p.name, p.jobtitle, p.admin, h.components, h.applications, h.ends_at as "endsAt"
      from (
        select u.id, u.firstname, u.name, u.jobtitle, m.admin, m.client_id, m.user_id, m.search_text
        ${chosen}
         order by m.search_text, m.user_id
         limit ${size} offset ${page * size}) p
     cross join lateral (
       select count(*)::int as components, min(x.ends_at) as ends_at,
              coalesce(array_agg(distinct a.name ->> ${language}) filter (where a.id is not null), '{}') as applications
         from platform.client_user m
        cross join lateral (${held}) x
         left join platform.application a on a.id = x.application_id
        where m.client_id = p.client_id and m.user_id = p.user_id) h
     order by p.search_text, p.user_id`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select ${chosen} limit ${most + 1}) c`.execute(db)
  const total = counted.rows[0]?.total ?? 0
  return { items: rows, total: Math.min(total, most), totalIsExact: total <= most, page, size }
}

function conditionsOf({ search, only, applicationId, now }: Asked, held: RawBuilder<unknown>) {
  const words = matchesAnywhere('m', search)
  return [
    sql`m.client_id = kernel.client_id()`,
    sql`platform.is_member_at(m.active, m.ends_at, ${now.toString()}::timestamptz)`,
    sql`(m.accepted_at is not null or m.invited_as is null)`,
    ...(words ? [words] : []),
    ...(only ? [sql`exists (${held})`] : []),
    ...(applicationId === undefined
      ? []
      : [sql`exists (select from (${held}) x where x.application_id = ${applicationId})`]),
  ]
}
