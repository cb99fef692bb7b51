import { forbidden } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import { endSessions, noteSecurity, revokeLinks } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { WithIdentity } from './beside-identity.ts'
import { requireOtherSuperAdmin } from './last-admin.ts'
import { personNotFound } from './led-member.ts'

type Closing = Pick<WithIdentity, 'clock' | 'caller' | 'signals' | 'visit' | 'requestId' | 'afterCommit'>

/** @throws Refusal 403 for oneself */
export function requireAnother({ userId: ownId }: Caller, userId: string) {
  if (userId === ownId) throw forbidden()
}

/**
 * Nobody enters by this account any more, from the next request on. Thirty days later it is erased.
 * @throws Refusal 404 for nobody, 400 LAST_ADMIN for the last super admin
 */
export async function closeAccount(db: PlatformDb, given: Closing, userId: string, why: 'admin' | 'last-client') {
  const { clock, caller } = given
  const person = await db
    .selectFrom('platform.user')
    .select('superAdmin')
    .where('id', '=', userId)
    .where('erasedAt', 'is', null)
    .executeTakeFirst()
  if (!person) throw personNotFound()
  if (person.superAdmin) await requireOtherSuperAdmin(db, userId)
  await db
    .updateTable('platform.user')
    .set(({ fn, ref, val }) => ({
      active: false,
      disabledAt: fn.coalesce(ref('disabledAt'), val(clock.now().toString())),
      disabledBecause: why,
    }))
    .where('id', '=', userId)
    .execute()
  await revokeLinks(db, clock, userId, ['passwordReset', 'activation', 'mailChange'])
  await endSessions(db, given, { userId }, 'DISABLED')
  await noteSecurity(db, 'ACCOUNT_CHANGED', { ...given, userId, detail: { what: 'closed', why, by: caller.userId } })
}
