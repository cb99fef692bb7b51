import type { Clock } from '#kernel/server/clock.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/** Who has left a client keeps nothing there: should he be invited again, he begins with no more than the first time. */
export async function forgetInClient(db: PlatformDb, clock: Clock, userId: string) {
  for (const table of ['platform.service_user', 'platform.company_manager', 'platform.user_right'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute()
  await db
    .updateTable('platform.right_delegation')
    .set({ revoked_at: clock.now().toString() })
    .where(eb => eb.or([eb('delegator_id', '=', userId), eb('delegate_id', '=', userId)]))
    .where('revoked_at', 'is', null)
    .execute()
}
