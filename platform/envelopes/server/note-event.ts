import type { Clock } from '#kernel/server/clock.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

type Event = {
  envelopeId: string
  kind: string
  recipientId?: string | null
  actorId?: string | null
  data?: Readonly<Record<string, unknown>>
}

/** Writes what happened to an envelope; a trigger numbers it and chains it to what was written before. */
export async function noteEvent(db: PlatformDb, clock: Clock, { data = {}, ...event }: Event) {
  await db
    .insertInto('platform.envelope_event')
    .values({
      ...event,
      at: clock.now().toString(),
      data: JSON.stringify(data),
      // Both are the trigger's.
      number: 0,
      hash: Buffer.alloc(0),
    })
    .execute()
}
