import type { Databases } from '#kernel/server/db.ts'
import { type Hearing, hearing } from '#kernel/server/hearing.ts'
import type { Signals } from '#kernel/server/sockets.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { logoutOutdatedUserSession, successfulLogin } from '../sessions.signals.ts'

/** A tab that has just signed in has those that still show a former session of its person told so again. */
export const hearSuccessfulLogin = (databases: Databases, signals: Signals): Hearing =>
  hearing(successfulLogin, async (owner, { connectionUid }) => {
    if (connectionUid !== owner.connectionUid) return
    const replaced = await databases.transaction('auth', { readOnly: true }, (db: PlatformDb) =>
      db
        .selectFrom('platform.session')
        .select(['id', 'connectionUid'])
        .where('userId', '=', owner.userId)
        .where('reason', '=', 'REPLACED')
        .orderBy('createdAt', 'desc')
        .limit(20)
        .execute(),
    )
    for (const { id, connectionUid } of replaced) {
      signals.tell(`session:${id}`, logoutOutdatedUserSession, { connectionUid })
    }
  })
