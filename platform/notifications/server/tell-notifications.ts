import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { Listener } from '#kernel/server/events.ts'
import { memberRoom } from '#kernel/server/socket-rooms.ts'
import type { Signals } from '#kernel/server/sockets.ts'
import type { NotificationType } from '../notification-type.slot.ts'
import { newNotification } from '../notifications.signals.ts'
import { notificationsWithChoices, isWantedOn } from './wanted.ts'

export const notificationsWritten = 'notification.written'

type Told = { id: string; clientId: string; userId: string; unread: number }

/** Has the tabs of those concerned show what was written, with the count as it stands now. */
export const tellNotifications = (types: readonly NotificationType[], signals: Signals): Listener => ({
  kind: notificationsWritten,
  hear: async (db, payload) => {
    const ids = payload.ids as readonly string[]
    const { rows } = await sql<Told>`
      with counted as (
        select n.user_id, count(*) filter (where n.read_at is null) as unread
          from ${notificationsWithChoices}
         where ${isWantedOn('application', types)}
           and n.user_id in (select user_id from platform.notification where id in ${eachOf(ids)})
         group by n.user_id)
      select n.id, n.client_id, n.user_id, coalesce(counted.unread, 0) as unread
        from ${notificationsWithChoices}
        left join counted on counted.user_id = n.user_id
       where n.id in ${eachOf(ids)} and (${isWantedOn('application', types)} or ${isWantedOn('desktop', types)})`.execute(
      db,
    )
    for (const { id, clientId, userId, unread } of rows) {
      signals.tell(memberRoom(clientId, userId), newNotification, { id, unread })
    }
  },
})
