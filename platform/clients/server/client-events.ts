import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import type { Caller } from '#kernel/server/gate.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ClientEvent, ClientEventKind } from '../client.model.ts'
import { clientsCalls } from '../clients.calls.ts'

type Acting = { db: PlatformDb; caller: Caller; clock: Clock }

/** One line of the client's history, in the transaction of what it tells. */
export async function noteClientEvent(
  { db, caller, clock }: Acting,
  what: ClientEventKind,
  detail: Record<string, string> = {},
) {
  await db
    .insertInto('platform.client_event')
    .values({ at: clock.now().toString(), actorId: caller.userId, what, detail: JSON.stringify(detail) })
    .execute()
}

type Asked = Omit<InputOf<typeof clientsCalls.getClientEvents>, 'clientId'>

/** What was done to the client of the transaction: ids tell when. */
export const pageOfClientEvents = (db: PlatformDb, asked: Asked): Promise<PageOf<ClientEvent>> =>
  pageOfList(db, clientsCalls.getClientEvents.list, asked, {
    from: sql`platform.client_event e`,
    id: sql`e.id`,
    within: sql`true`,
    orders: { at: [] },
    filters: {},
    rows: async ids => {
      const { rows } = await sql<ClientEvent>`
        select e.id, e.at, u.firstname || ' ' || u.name as actor, e.what, e.detail
          from platform.client_event e
          join platform.user u on u.id = e.actor_id
         where e.id in ${eachOf(ids)}`.execute(db)
      return rows
    },
  })
