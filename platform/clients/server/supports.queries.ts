import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { supportCalls } from '../support.calls.ts'
import type { SupportVisit } from '../support.model.ts'

/** Somebody's presence in the client of the transaction, to help. */
export const runningSupport = (db: PlatformDb, userId: string, now: Temporal.Instant) =>
  db
    .selectFrom('platform.support_access')
    .select(['id', 'reason', 'until'])
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('until', '>', now.toString())
    .executeTakeFirst()

type Asked = Omit<InputOf<typeof supportCalls.getSupports>, 'clientId'>

const until = sql`coalesce(s.ended_at, s.until)`

/** Who came into the client of the transaction. */
export const pageOfSupports = (db: PlatformDb, clock: Clock, asked: Asked): Promise<PageOf<SupportVisit>> =>
  pageOfList(db, supportCalls.getSupports.list, asked, {
    from: sql`platform.support_access s join platform.user u on u.id = s.user_id`,
    id: sql`s.id`,
    within: sql`true`,
    orders: {
      startedAt: [sql`s.started_at`],
      by: [sql`kernel.normalise(u.firstname || ' ' || u.name)`],
      until: [until],
    },
    filters: {},
    rows: ids => visitsOf(db, clock, ids),
  })

async function visitsOf(db: PlatformDb, clock: Clock, ids: readonly string[]) {
  const { rows } = await sql<SupportVisit>`
    select s.id, u.firstname || ' ' || u.name as by, s.reason, s.started_at, ${until} as until,
           s.ended_at is null and s.until > ${clock.now().toString()}::timestamptz as "isRunning",
           (select count(*) from platform.audit_event a
             where a.support and a.actor_id = s.user_id and a.at >= s.started_at and a.at <= ${until}) as changes
      from platform.support_access s
      join platform.user u on u.id = s.user_id
     where s.id in ${eachOf(ids)}`.execute(db)
  return rows
}
