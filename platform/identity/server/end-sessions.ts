import { type RawBuilder, sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import type { Databases } from '#kernel/server/db.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import type { Signals } from '#kernel/server/sockets.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { logoutOutdatedUserSession, sessionRevoked } from '../sessions.signals.ts'
import { idleOnServerMs } from './session-ends.ts'
import type { Origin } from './security-events.ts'

export type EndReason =
  | 'LOGOUT'
  | 'INACTIVITY'
  | 'REPLACED'
  | 'MAINTENANCE'
  | 'PASSWORD'
  | 'REUSE'
  | 'ADMIN'
  | 'DISABLED'
  | 'EXPIRED'

type EndedSession = { id: string; userId: string; connectionUid: string; reason: EndReason }

/** One session, or a person's, but for the one that he is changing something in. */
type Which = { sessionId: string } | { userId: string; butSession?: string | undefined }

/** What a handler is given. */
type Ending = Origin & { clock: Clock; signals: Signals; afterCommit(work: () => void): void }

/**
 * Ends sessions that are still open; a second end changes nothing, the first reason stays. After the commit their
 * sockets are told why, and closed.
 */
export async function endSessions(db: PlatformDb, given: Ending, which: Which, reason: EndReason) {
  const ended = await end(db, given, filterOf(which), reason)
  given.afterCommit(() => tellEnded(given.signals, ended))
}

/** Closes rows whose end has passed without a request to notice it. */
export async function endSessionsPastTheirEnd({ databases, clock, signals }: Outside) {
  const now = clock.now()
  const isPast = sql`(absolute_end_at <= ${now.toString()} or last_activity_at <= ${idleSince(now)})`
  tellEnded(signals, await inIdentity(databases, db => end(db, { clock }, isPast, 'EXPIRED')))
}

/** Ends everybody's session but those of people who are kept and of super roles, who lead back to work. */
export async function endSessionsExcept(
  { databases, clock, signals }: Outside,
  kept: readonly string[],
  reason: EndReason,
  tell?: (sessionId: string) => void,
) {
  const isNotKept = sql`user_id not in ${eachOf(kept)}
    and not exists (select from platform.user u where u.id = user_id and (u.super_admin or u.super_dev))`
  const ended = await inIdentity(databases, db => end(db, { clock }, isNotKept, reason))
  for (const { id } of ended) tell?.(id)
  tellEnded(signals, ended)
}

type Outside = { databases: Databases; clock: Clock; signals: Signals }

const inIdentity = <Result>(databases: Databases, work: (db: PlatformDb) => Promise<Result>) =>
  databases.transaction('auth', { readOnly: false }, work)

const filterOf = (which: Which) => {
  if ('sessionId' in which) return sql`id = ${which.sessionId}`
  return sql`user_id = ${which.userId} and id is distinct from ${which.butSession ?? null}::uuid`
}

const idleSince = (now: Temporal.Instant) => now.subtract({ milliseconds: idleOnServerMs }).toString()

/** One that nobody had noticed to be over keeps its true reason. */
async function end(
  db: PlatformDb,
  { clock, visit, requestId }: Pick<Ending, 'clock' | 'visit' | 'requestId'>,
  filter: RawBuilder<unknown>,
  reason: EndReason,
) {
  const now = clock.now()
  const { rows } = await sql<EndedSession>`
    with ended as (
      update platform.session
         set revoked_at = ${now.toString()},
             reason = case when absolute_end_at <= ${now.toString()} then 'EXPIRED'
                           when last_activity_at <= ${idleSince(now)} then 'INACTIVITY'
                           else ${reason} end
       where revoked_at is null and ${filter}
      returning id, user_id, connection_uid, reason
    ), noted as (
      insert into platform.security_event (kind, user_id, session_id, address, agent, request_id, detail)
      select case when reason in ('LOGOUT', 'INACTIVITY', 'EXPIRED', 'REPLACED') then 'LOGOUT' else 'SESSION_REVOKED' end,
             user_id, id, ${visit?.address ?? null}, ${visit?.agent ?? null}, ${requestId ?? null},
             jsonb_build_object('reason', reason)
        from ended
    )
    select id, user_id, connection_uid, reason from ended`.execute(db)
  return rows
}

/** Who signs out himself needs not be told; his other tabs see it in the browser. */
export function tellEnded(signals: Signals, ended: readonly EndedSession[]) {
  for (const { id, connectionUid, reason } of ended) {
    const room = `session:${id}` as const
    if (reason === 'REPLACED') signals.tell(room, logoutOutdatedUserSession, { connectionUid })
    else if (reason !== 'LOGOUT') signals.tell(room, sessionRevoked, { reason })
    signals.close(room)
  }
}
