import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/**
 * Somebody comes to work in a client. Who was invited has come: from then on he is no stranger to its people. Answers
 * whether it is the first time.
 */
export async function enterClient(
  db: PlatformDb,
  clock: Clock,
  { userId, clientId }: { userId: string; clientId: string },
): Promise<boolean> {
  const now = clock.now().toString()
  const entered = await db
    .updateTable('platform.client_user')
    .set({ lastSeenAt: now, acceptedAt: sql`coalesce(accepted_at, ${now})` })
    .where('clientId', '=', clientId)
    .where('userId', '=', userId)
    .returning(sql<boolean>`old.accepted_at is null`.as('isFirst'))
    .executeTakeFirst()
  return entered?.isFirst ?? false
}
