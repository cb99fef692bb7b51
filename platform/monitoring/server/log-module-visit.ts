import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { monitoringCalls } from '../monitoring.calls.ts'

type LogVisit = (typeof monitoringCalls)['logUserAccessToModule']

/** Counts that the caller opened a module of his client today. What does not fit is left aside: nobody waits for it. */
export async function logModuleVisit(
  { caller, clock, log, withDb }: Given<LogVisit, PlatformTables>,
  { userId, clientId, elementId }: InputOf<LogVisit>,
): Promise<void> {
  if (userId !== caller.userId || clientId !== caller.clientId) return
  await withDb(db =>
    db
      .insertInto('platform.module_visit')
      .values({ elementId, day: clock.today().toString(), userId })
      .onConflict(known =>
        known
          .columns(['clientId', 'elementId', 'day', 'userId'])
          .doUpdateSet({ visits: sql`platform.module_visit.visits + 1` }),
      )
      .execute(),
  ).catch(error => log.debug({ err: error }, 'visit not counted'))
}
