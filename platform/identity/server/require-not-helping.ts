import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import { countsForAccount } from './counts-for-account.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/**
 * That the caller is not in a client of this person's to help: whatever client his request names, or leaves out, how
 * its people sign in is not touched meanwhile.
 * @throws Refusal 409 SUPPORT_NOT_ALLOWED
 */
export async function requireNotHelping(db: PlatformDb, clock: Clock, caller: Caller, userId: string) {
  const { rows } = await sql`
    select from platform.support_access a
      join platform.client_user m on m.client_id = a.client_id and m.user_id = ${userId} and ${countsForAccount('m', clock)}
     where a.user_id = ${caller.userId} and a.ended_at is null and a.until > ${clock.now().toString()}::timestamptz
     limit 1`.execute(db)
  if (rows.length > 0) throw new Refusal(409, 'SUPPORT_NOT_ALLOWED', 'kernel.error.support')
}
