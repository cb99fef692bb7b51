import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { Colleague } from '../right-delegation.model.ts'
import type { rightDelegationsCalls } from '../right-delegations.calls.ts'
import { levelsToLend } from './lendable-rights.ts'

type Asking = Given<(typeof rightDelegationsCalls)['getBorrowers'], PlatformTables>
type Asked = { page: number; size: number; search?: string | undefined }

const most = 1_000

/**
 * The other people who work in the client, by name; who was invited and has not come yet is a stranger.
 * @throws Refusal 404 to who has nothing to lend
 */
export async function pageOfBorrowers(given: Asking, asked: Asked): Promise<PageOf<Colleague>> {
  const { db, caller, clock } = given
  if (!(await levelsToLend(given))?.size) throw notFound()
  const { page, size, search } = asked
  const chosen = sql`
      from platform.client_user m
      join platform.user u on u.id = m.user_id and u.active
     where m.client_id = kernel.client_id() and m.user_id <> ${caller.userId} and ${isMemberNow('m', clock)}
       and (m.accepted_at is not null or m.invited_as is null)
       and ${matches('platform.client_user', 'm', search) ?? sql`true`}`
  const { rows } = await sql<Colleague>`
    select u.id, u.firstname, u.name ${chosen}
     order by m.search_text, m.user_id
     limit ${size} offset ${page * size}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select ${chosen} limit ${most + 1}) few`.execute(db)
  const total = counted.rows[0]?.total ?? 0
  return { items: rows, total: Math.min(total, most), totalIsExact: total <= most, page, size }
}
