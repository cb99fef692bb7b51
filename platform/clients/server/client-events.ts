import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ClientEvent, ClientEventKind } from '../client.model.ts'

type Acting = { db: PlatformDb; caller: Caller; clock: Clock }

/** One line of the client's history, in the transaction of what it tells. */
export async function noteClientEvent(
  { db, caller, clock }: Acting,
  what: ClientEventKind,
  detail: Record<string, string> = {},
) {
  await db
    .insertInto('platform.client_event')
    .values({ at: clock.now().toString(), actor_id: caller.userId, what, detail: JSON.stringify(detail) })
    .execute()
}

/** What was done to the client of the transaction, the newest first. */
export async function pageOfClientEvents(
  db: PlatformDb,
  { page, size }: { page: number; size: number },
): Promise<PageOf<ClientEvent>> {
  const { rows } = await sql<ClientEvent>`
    select e.id, e.at, u.firstname || ' ' || u.name as actor, e.what, e.detail
      from platform.client_event e
      join platform.user u on u.id = e.actor_id
     order by e.id desc limit ${size} offset ${page * size}`.execute(db)
  const { total } = await db
    .selectFrom('platform.client_event')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items: rows, total, totalIsExact: true, page, size }
}
