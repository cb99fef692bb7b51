import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { SupportVisit } from '../support.model.ts'

/** Somebody's presence in the client of the transaction, to help. */
export const runningSupport = (db: PlatformDb, userId: string, now: Temporal.Instant) =>
  db
    .selectFrom('platform.support_access')
    .select(['id', 'reason', 'until'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('until', '>', now.toString())
    .executeTakeFirst()

/** Who came into the client of the transaction, the newest first. */
export async function pageOfSupports(
  db: PlatformDb,
  clock: Clock,
  { page, size }: { page: number; size: number },
): Promise<PageOf<SupportVisit>> {
  const { rows } = await sql<SupportVisit>`
    select s.id, u.firstname || ' ' || u.name as by, s.reason, s.started_at as "startedAt",
           coalesce(s.ended_at, s.until) as until,
           s.ended_at is null and s.until > ${clock.now().toString()}::timestamptz as "isRunning",
           (select count(*) from platform.audit_event a
             where a.support and a.actor_id = s.user_id
               and a.at >= s.started_at and a.at <= coalesce(s.ended_at, s.until)) as changes
      from platform.support_access s
      join platform.user u on u.id = s.user_id
     order by s.started_at desc, s.id desc limit ${size} offset ${page * size}`.execute(db)
  const { total } = await db
    .selectFrom('platform.support_access')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items: rows, total, totalIsExact: true, page, size }
}
