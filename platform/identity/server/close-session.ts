import type { Clock } from '#kernel/server/clock.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/** Ends a session that is still open; a second end changes nothing, the first reason stays. */
export async function closeSession(
  db: PlatformDb,
  sessionId: string,
  reason: 'LOGOUT' | 'EXPIRED' | 'INACTIVITY',
  clock: Clock,
) {
  await db
    .updateTable('platform.session')
    .set({ revoked_at: clock.now().toString(), reason })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Closes rows whose end has passed without a request to notice it. */
export async function closeEndedSessions(db: PlatformDb, clock: Clock) {
  const now = clock.now()
  await db
    .updateTable('platform.session')
    .set(eb => ({
      revoked_at: now.toString(),
      reason: eb.case().when('absolute_end_at', '<=', now.toString()).then('EXPIRED').else('INACTIVITY').end(),
    }))
    .where('revoked_at', 'is', null)
    .where(eb =>
      eb.or([
        eb('absolute_end_at', '<=', now.toString()),
        eb('last_activity_at', '<=', now.subtract({ minutes: 46 }).toString()),
      ]),
    )
    .execute()
}
