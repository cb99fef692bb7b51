import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import { noteConfiguration } from '#platform/delegation/delegation.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { UserColour } from '../colour.model.ts'

type Asking = Parameters<typeof noteConfiguration>[0]

/** Members who came into the client, by name. */
export async function coloursOf(db: PlatformDb, elementId: number, now: Temporal.Instant): Promise<UserColour[]> {
  const { rows } = await sql<UserColour>`
    select u.id as "userId", u.firstname, u.name, ${elementId}::int as "elementId", c.color
      from platform.client_user m
      join platform.user u on u.id = m.user_id and u.active
      left join platform.user_color c on c.user_id = m.user_id and c.element_id = ${elementId}
     where m.client_id = kernel.client_id()
       and platform.is_member_at(m.active, m.ends_at, ${now.toString()}::timestamptz)
       and (m.accepted_at is not null or m.invited_as is null)
     order by kernel.normalise(u.name), kernel.normalise(u.firstname), u.id`.execute(db)
  return rows
}

/** @throws Refusal 404 for somebody who is no member */
export async function setColour(
  asking: Asking,
  { elementId, userId, color }: { elementId: number; userId: string; color: string | null },
) {
  const { db } = asking
  const member = await db
    .selectFrom('platform.client_user')
    .select('userId')
    .where('clientId', '=', eb => eb.fn('kernel.client_id'))
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!member) throw notFound()
  const { rows } = await sql<{ color: string }>`
    delete from platform.user_color where element_id = ${elementId} and user_id = ${userId} returning color`.execute(db)
  if (color) await db.insertInto('platform.user_color').values({ elementId, userId, color }).execute()
  await noteConfiguration(asking, 'colours', `${elementId} ${userId}`, rows[0]?.color ?? null, color)
}
