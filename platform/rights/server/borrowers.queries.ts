import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { Colleague } from '../right-delegation.model.ts'
import { rightDelegationsCalls } from '../right-delegations.calls.ts'
import { levelsToLend } from './lendable-rights.ts'

type Asking = Given<(typeof rightDelegationsCalls)['getBorrowers'], PlatformTables>
type Asked = InputOf<typeof rightDelegationsCalls.getBorrowers>

/**
 * The other people who work in the client; who was invited and has not come yet is a stranger.
 * @throws Refusal 404 to who has nothing to lend
 */
export async function pageOfBorrowers(given: Asking, asked: Asked): Promise<PageOf<Colleague>> {
  const { db, caller, clock } = given
  if (!(await levelsToLend(given))?.size) throw notFound()
  return pageOfList(db, rightDelegationsCalls.getBorrowers.list, asked, {
    from: sql`platform.client_user m join platform.user u on u.id = m.user_id and u.active`,
    id: sql`m.user_id`,
    within: sql`m.client_id = kernel.client_id() and m.user_id <> ${caller.userId} and ${isMemberNow('m', clock)}
      and (m.accepted_at is not null or m.invited_as is null)`,
    orders: { name: [sql`m.search_text`] },
    filters: {},
    matching: words => matches('platform.client_user', 'm', words),
    rows: ids =>
      db.selectFrom('platform.user').select(['id', 'firstname', 'name']).where('id', 'in', eachOf(ids)).execute(),
  })
}
