import type { Caller } from '#kernel/server/gate.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

type Asking = { db: PlatformDb; caller: Caller; requestId: string }

/** Writes down what was changed of the configuration; nothing when nothing was. Secrets never stand in what is noted. */
export async function noteConfiguration(
  { db, caller, requestId }: Asking,
  noun: string,
  rowId: string,
  before: unknown,
  after: unknown,
) {
  const [former, present] = [JSON.stringify(before ?? null), JSON.stringify(after ?? null)]
  if (former === present) return
  await db
    .insertInto('platform.configuration_event')
    .values({
      actorId: caller.userId,
      support: caller.support !== null,
      noun,
      rowId,
      before: former,
      after: present,
      requestId,
    })
    .execute()
}
