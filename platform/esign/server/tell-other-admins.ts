import { sql } from 'kysely'
import { notify } from '#platform/notifications/notifications.server.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { esignPasswordNews } from './esign-news.ts'
import type { EsignGiven } from './esign-given.ts'

/** Nobody replaces the password of the company unseen. */
export async function tellOtherAdmins(db: PlatformDb, { caller, clock, say }: EsignGiven) {
  const { firstname, name } = await db
    .selectFrom('platform.user')
    .select(['firstname', 'name'])
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow()
  const { rows: admins } = await sql<{ id: string }>`
    select m.user_id as id from platform.client_user m
     where m.client_id = kernel.client_id() and m.admin and ${isMemberNow('m', clock)}
       and m.user_id <> ${caller.userId}`.execute(db)
  await notify(db, {
    userIds: admins.map(({ id }) => id),
    type: esignPasswordNews,
    title: language => say(language, 'esign.news.reset', { person: `${firstname} ${name}` }),
    text: language => say(language, 'esign.news.reset-text'),
    link: '/administration/signatures',
  })
}
