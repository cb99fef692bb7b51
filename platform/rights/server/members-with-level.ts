import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { askWithin } from './ask.ts'
import { levelsOf } from './levels.queries.ts'
import { perimeterOf } from './perimeter.queries.ts'

/** On whose records somebody has the level that was asked; `everywhere` counts for those of no company. */
export type Reach = { userId: string; everywhere: boolean; companyIds: ReadonlySet<string> }

/** The members of the transaction's client who have this level on an element, and in which companies: for news about records. */
export async function membersWithLevel(
  { db, clock }: { db: PlatformDb; clock: Clock },
  { path, level }: { path: string; level: Level },
): Promise<Reach[]> {
  const element = await db.selectFrom('platform.element').select('id').where('path', '=', path).executeTakeFirst()
  if (!element) return []
  const ask = askWithin(db)
  const reaches: Reach[] = []
  for (const { clientId, userId } of await candidates(db, element.id)) {
    const who = { clientId, userId, now: clock.now() }
    const [held] = await levelsOf(ask, who, [element.id])
    if (!held || held.level < level) continue
    const byCompany = await perimeterOf(ask, who, element.id)
    const companyIds = new Set([...byCompany].filter(([, there]) => there >= level).map(([companyId]) => companyId))
    reaches.push({ userId, everywhere: true, companyIds })
  }
  return reaches
}

/** Those whom something may give a level at all: each of them is then evaluated, everybody else would be for nothing. */
async function candidates(db: PlatformDb, elementId: number) {
  const { rows } = await sql<{ clientId: string; userId: string }>`
    select m.client_id, m.user_id from platform.client_user m
     where m.client_id = kernel.client_id() and m.active
       and (m.admin
         or m.user_id in (select user_id from platform.user_right where element_id = ${elementId})
         or m.user_id in (select delegate_id from platform.right_delegation where element_id = ${elementId})
         or m.user_id in (select u.user_id from platform.service_user u
                            join platform.service_right r on r.service_id = u.service_id
                           where r.element_id = ${elementId}))
     order by m.user_id`.execute(db)
  return rows
}
