import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Notification } from '../notification.model.ts'
import { notificationsCalls } from '../notifications.calls.ts'
import type { NotificationType } from '../notification-type.slot.ts'
import { notificationsWithChoices, isWantedOn } from './wanted.ts'

type Types = readonly NotificationType[]
type Owned = { userId: string }
type Asked = InputOf<typeof notificationsCalls.getNotifications>

type Row = Omit<Notification, 'typeName'>

/** What a person finds under the bell. */
export const pageOfNotifications = (db: PlatformDb, types: Types, asked: Asked): Promise<PageOf<Row>> =>
  pageOfList(db, notificationsCalls.getNotifications.list, asked, {
    from: notificationsWithChoices,
    id: sql`n.id`,
    within: sql`n.user_id = ${asked.userId} and ${isWantedOn('application', types)}`,
    orders: { createdAt: [sql`n.created_at`] },
    filters: { only: () => sql`n.read_at is null`, type: type => sql`n.type = ${type}` },
    matching: holdsWords,
    rows: async ids => {
      const { rows } = await sql<Row>`
        select n.id, n.type, n.title, n.subtitle, n.text, n.link, n.created_at,
               n.read_at is not null as "isRead", ${isWantedOn('desktop', types)} as "onDesktop"
          from ${notificationsWithChoices}
         where n.id in ${eachOf(ids)}`.execute(db)
      return rows
    },
  })

function holdsWords(search = '') {
  const words = search.split(/\s+/).filter(word => word !== '')
  const said = sql`kernel.normalise(concat_ws(' ', n.title, n.subtitle, n.text))`
  if (words.length === 0) return undefined
  return sql<boolean>`${sql.join(
    words.map(word => sql`position(kernel.normalise(${word}) in ${said}) > 0`),
    sql` and `,
  )}`
}

export async function countsOf(db: PlatformDb, types: Types, { userId }: Owned) {
  const { rows } = await sql<{ unread: number; total: number }>`
    select count(*) filter (where n.read_at is null) as unread, count(*) as total
      from ${notificationsWithChoices}
     where n.user_id = ${userId} and ${isWantedOn('application', types)}`.execute(db)
  return rows[0] ?? { unread: 0, total: 0 }
}

/** Read again, one stays as it was read first. */
export async function markRead(db: PlatformDb, owner: Owned & { ids?: readonly string[]; at: string }) {
  await db
    .updateTable('platform.notification')
    .set({ readAt: owner.at })
    .where('userId', '=', owner.userId)
    .where('readAt', 'is', null)
    .$if(owner.ids !== undefined, query => query.where('id', '=', sql<string>`any(${owner.ids}::uuid[])`))
    .execute()
}

export async function removeNotification(db: PlatformDb, { userId, id }: Owned & { id: string }) {
  const { numDeletedRows } = await db
    .deleteFrom('platform.notification')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
