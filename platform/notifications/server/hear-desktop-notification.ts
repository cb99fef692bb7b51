import type { Clock } from '#kernel/server/clock.ts'
import type { Databases } from '#kernel/server/db.ts'
import { type Hearing, hearing } from '#kernel/server/hearing.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { sendDesktopNotification } from '../notifications.signals.ts'

/** A tab showed one on the desktop: it is marked as shown if it is its own person's, and nothing else happens. */
export const hearDesktopNotification = (databases: Databases, clock: Clock): Hearing =>
  hearing(sendDesktopNotification, async ({ userId, clientId }, said) => {
    if (clientId === null || said.userId !== userId) return
    await databases.transaction('app', { clientId, userId, readOnly: false }, (db: PlatformDb) =>
      db
        .updateTable('platform.notification')
        .set({ shownAt: clock.now().toString() })
        .where('userId', '=', userId)
        .where('id', '=', said.notificationId)
        .where('shownAt', 'is', null)
        .execute(),
    )
  })
