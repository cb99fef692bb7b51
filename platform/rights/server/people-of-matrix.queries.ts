import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { matchesText } from '#kernel/server/matches.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { PersonOfMatrix } from '../right.model.ts'
import type { Administered } from './administered.queries.ts'

const most = 50

/** Members whose rights one may read: all for an admin, those of the companies that one manages. */
export async function peopleOfMatrix(
  { db, clock }: { db: PlatformDb; clock: Clock },
  { admin, companies }: Administered,
  words: string | undefined,
): Promise<PersonOfMatrix[]> {
  const found = matchesText(sql`concat_ws(' ', u.firstname, u.name)`, words) ?? sql`true`
  const { rows } = await sql<PersonOfMatrix>`
    select u.id, u.firstname, u.name, coalesce(w.services, '{}') as services
      from platform.client_user m
      join platform.user u on u.id = m.user_id
      left join lateral (
        select array_agg(distinct s.name) as services, bool_or(s.company_id = any(${[...companies]}::uuid[])) as is_led
          from platform.service_user su join platform.service s on s.id = su.service_id
         where su.user_id = m.user_id) w on true
     where m.client_id = kernel.client_id() and u.active and ${isMemberNow('m', clock)}
       and (${admin} or w.is_led) and ${found}
     order by kernel.normalise(u.name), kernel.normalise(u.firstname), u.id
     limit ${most}`.execute(db)
  return rows
}
