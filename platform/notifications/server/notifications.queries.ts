import { type RawBuilder, sql } from 'kysely'
import type { PageOf } from '#kernel/shared/page.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Notification } from '../notification.model.ts'
import type { NotificationType } from '../notification-type.slot.ts'
import { notificationsWithChoices, wanted } from './wanted.ts'

type Types = readonly NotificationType[]
type Owned = { userId: string }
type Asked = Owned & {
  page: number
  size: number
  search?: string | undefined
  type?: string | undefined
  only?: 'unread' | undefined
}

type Row = Omit<Notification, 'typeName'>

/** What a person finds under the bell, the newest first. */
export async function pageOfNotifications(db: PlatformDb, types: Types, asked: Asked): Promise<PageOf<Row>> {
  const { page, size } = asked
  const kept = sql.join(conditionsOf(types, asked), sql` and `)
  const { rows: items } = await sql<Row>`
    select n.id, n.type, n.title, n.subtitle, n.text, n.link, n.created_at as "createdAt",
           n.read_at is not null as "isRead", ${wanted('desktop', types)} as "onDesktop"
      from ${notificationsWithChoices}
     where ${kept}
     order by n.created_at desc, n.id desc
     limit ${size} offset ${page * size}`.execute(db)
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${notificationsWithChoices} where ${kept}`.execute(db)
  return { items, total: rows[0]?.total ?? 0, totalIsExact: true, page, size }
}

function conditionsOf(types: Types, { userId, search, type, only }: Asked): RawBuilder<unknown>[] {
  return [
    sql`n.user_id = ${userId}`,
    wanted('application', types),
    ...(type ? [sql`n.type = ${type}`] : []),
    ...(only ? [sql`n.read_at is null`] : []),
    ...wordsOf(search).map(
      word =>
        sql`position(kernel.normalise(${word}) in kernel.normalise(concat_ws(' ', n.title, n.subtitle, n.text))) > 0`,
    ),
  ]
}

const wordsOf = (search = '') => search.split(/\s+/).filter(word => word !== '')

export async function countsOf(db: PlatformDb, types: Types, { userId }: Owned) {
  const { rows } = await sql<{ unread: number; total: number }>`
    select count(*) filter (where n.read_at is null) as unread, count(*) as total
      from ${notificationsWithChoices}
     where n.user_id = ${userId} and ${wanted('application', types)}`.execute(db)
  return rows[0] ?? { unread: 0, total: 0 }
}

/** Read again, one stays as it was read first. */
export async function markRead(db: PlatformDb, owner: Owned & { ids?: readonly string[]; at: string }) {
  await db
    .updateTable('platform.notification')
    .set({ read_at: owner.at })
    .where('user_id', '=', owner.userId)
    .where('read_at', 'is', null)
    .$if(owner.ids !== undefined, query => query.where('id', '=', sql<string>`any(${owner.ids}::uuid[])`))
    .execute()
}

export async function removeNotification(db: PlatformDb, { userId, id }: Owned & { id: string }) {
  const { numDeletedRows } = await db
    .deleteFrom('platform.notification')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
