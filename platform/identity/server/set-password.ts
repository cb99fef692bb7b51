import type { PlatformDb } from '#platform/platform-db.ts'
import { endSessions } from './end-sessions.ts'
import { sendIdentityMail } from './identity-mails.ts'
import type { IdentityGivenApart } from './identity-parts.ts'
import { endProofsOfBefore } from './proofs-of-before.ts'
import { noteSecurity } from './security-events.ts'

type Chosen = { userId: string; hash: string; butSession?: string; event: 'PASSWORD_CHANGED' | 'PASSWORD_RESET' }

/** A password that its owner chose counts from now on: sessions, links and logins from before do not, and he is told by mail. */
export async function setPassword(
  db: PlatformDb,
  given: IdentityGivenApart,
  { userId, hash, butSession, event }: Chosen,
) {
  const { clock } = given
  const chosen = {
    passwordHash: hash,
    mustChange: null,
    temporaryUntil: null,
    changedAt: clock.now().toString(),
  }
  await db
    .insertInto('platform.credential')
    .values({ userId, ...chosen })
    .onConflict(known => known.column('userId').doUpdateSet(chosen))
    .execute()
  await endProofsOfBefore(db, clock, userId)
  await endSessions(db, given, { userId, butSession }, 'PASSWORD')
  await noteSecurity(db, event, { ...given, userId })
  await sendIdentityMail(db, 'passwordChanged', { userId })
}
