import type { Clock } from '#kernel/server/clock.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { revokeLinks } from './links.ts'
import { forgetTickets } from './tickets.ts'

/**
 * A password was replaced: what was given to whoever knew the former, or read the mails of then, is worth nothing any
 * more. Links to another password or another mail address die, and logins under way begin anew.
 */
export async function endProofsOfBefore(db: PlatformDb, clock: Clock, userId: string) {
  await revokeLinks(db, clock, userId, ['passwordReset', 'activation', 'mailChange'])
  await forgetTickets(db, userId, ['mfa', 'mfaEnrol', 'password'])
}
