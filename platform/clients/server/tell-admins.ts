import type { Ground } from '#kernel/server/answers.ts'
import type { Caller } from '#kernel/server/gate.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

type Coming = Pick<Ground, 'say'> & { db: PlatformDb; caller: Caller }

/** A client knows at once who of the platform is in, and why. */
export async function tellAdmins(
  { db, caller, say }: Coming,
  { clientId, reason }: { clientId: string; reason: string },
) {
  const { firstname, name } = await db
    .selectFrom('platform.user')
    .select(['firstname', 'name'])
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow()
  const admins = await db
    .selectFrom('platform.client_user')
    .select('userId')
    .where('clientId', '=', clientId)
    .where('admin', '=', true)
    .where('userId', '<>', caller.userId)
    .execute()
  await notify(db, {
    userIds: admins.map(({ userId }) => userId),
    type: 'platform.support',
    title: language => say(language, 'clients.support.news', { person: `${firstname} ${name}` }),
    text: language => say(language, 'clients.support.news-reason', { reason }),
    link: '/administration/accueil',
  })
}
