import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/** Who has left a client keeps nothing there: should he be invited again, he begins with no more than the first time. */
export const forgetInClient = (
  db: PlatformDb,
  clock: Clock,
  { clientId, userId }: { clientId: string; userId: string },
) => sql`select platform.forget_in_client(${clientId}, ${userId}, ${clock.now().toString()}::timestamptz)`.execute(db)
