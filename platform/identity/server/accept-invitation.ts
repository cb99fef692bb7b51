import type { Clock } from '#kernel/server/clock.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/** Who was invited has come: from then on he is no stranger to the client's people. Coming again changes nothing. */
export async function acceptInvitation(
  db: PlatformDb,
  clock: Clock,
  { userId, clientId }: { userId: string; clientId: string },
) {
  await db
    .updateTable('platform.client_user')
    .set({ accepted_at: clock.now().toString() })
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('accepted_at', 'is', null)
    .execute()
}
