import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { Refusal } from '#kernel/server/errors.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { isInvited } from './invitation.queries.ts'

type Membership = { clientId: string; userId: string }

/** Only who administers it today can leave a client without an admin. Throws as below, and is judged as that is. */
export async function requireAdminStays(db: PlatformDb, clock: Clock, membership: Membership) {
  const { clientId, userId } = membership
  const member = await db
    .selectFrom('platform.client_user')
    .select('admin')
    .where('clientId', '=', clientId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (member?.admin) await requireOtherAdmin(db, clock, membership)
}

/**
 * That somebody else administers the client for good: has come, may write, and has no end. Judged under the client's lock.
 * @throws Refusal 400 LAST_ADMIN
 */
async function requireOtherAdmin(db: PlatformDb, clock: Clock, { clientId, userId }: Membership) {
  const { rows } = await sql`
    select from platform.client_user m join platform.user u on u.id = m.user_id and u.active
     where m.client_id = ${clientId} and m.user_id <> ${userId} and m.admin and not m.read_only and m.ends_at is null
       and ${isMemberNow('m', clock)} and not ${isInvited('m')}
     limit 1`.execute(db)
  if (rows.length === 0) throw new Refusal(400, 'LAST_ADMIN', 'users.last-admin')
}

/**
 * That another super admin is left. Changes of super admins wait for each other.
 * @throws Refusal 400 LAST_ADMIN
 */
export async function requireOtherSuperAdmin(db: PlatformDb, userId: string) {
  await sql`select pg_advisory_xact_lock(hashtext('super admins'))`.execute(db)
  const other = await db
    .selectFrom('platform.user')
    .select('id')
    .where('superAdmin', '=', true)
    .where('active', '=', true)
    .where('id', '<>', userId)
    .executeTakeFirst()
  if (!other) throw new Refusal(400, 'LAST_ADMIN', 'users.last-super-admin')
}
