import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type AccessHelp, hoursBetweenRequests } from '../access-request.model.ts'

export type Asking = { db: PlatformDb; clock: Clock; caller: { userId: string } }

/** The administrators of the client, but for the one who asks. */
export async function administratorsFor({ db, clock, caller }: Asking) {
  const { rows } = await sql<{ id: string; firstname: string; name: string }>`
    select u.id, u.firstname, u.name
      from platform.client_user m join platform.user u on u.id = m.user_id
     where m.client_id = kernel.client_id() and m.admin and u.active and ${isMemberNow('m', clock)}
       and u.id <> ${caller.userId}
     order by u.name, u.firstname, u.id`.execute(db)
  return rows
}

/** Whom to turn to for rights, and whether one just did. */
export async function accessHelp(asking: Asking): Promise<AccessHelp> {
  const { db, clock, caller } = asking
  const administrators = await administratorsFor(asking)
  const last = await db
    .selectFrom('platform.access_request')
    .select('askedAt')
    .where('userId', '=', caller.userId)
    .orderBy('askedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    administrators: administrators.map(({ firstname, name }) => ({ firstname, name })),
    askedAt: last?.askedAt ?? null,
    mayAsk: administrators.length > 0 && !isFresh(last?.askedAt, clock),
  }
}

const isFresh = (askedAt: string | undefined, clock: Clock) =>
  askedAt !== undefined && Temporal.Instant.from(askedAt).until(clock.now()).total('hours') < hoursBetweenRequests
