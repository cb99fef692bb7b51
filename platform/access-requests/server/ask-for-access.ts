import { Refusal } from '#kernel/server/errors.ts'
import type { Translate } from '#kernel/server/translate.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import type { AccessHelp } from '../access-request.model.ts'
import { accessAsked } from './access-asked.ts'
import { accessHelp, administratorsFor, type Asking } from './access-help.queries.ts'

type Given = Asking & { say: Translate; caller: { userId: string; clientId: string | undefined } }

/**
 * Tells the administrators who needs rights, with the way to give them.
 * @throws Refusal 409 NOBODY_TO_ASK, ALREADY_ASKED
 */
export async function askForAccess(given: Given, { text }: { text: string }): Promise<AccessHelp> {
  const { db, clock, caller, say } = given
  const administrators = await administratorsFor(given)
  if (administrators.length === 0) throw new Refusal(409, 'NOBODY_TO_ASK', 'access-requests.nobody')
  const { firstname, name } = await db
    .selectFrom('platform.user')
    .select(['firstname', 'name'])
    .where('id', '=', caller.userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (!(await accessHelp(given)).mayAsk) throw new Refusal(409, 'ALREADY_ASKED', 'access-requests.already')
  await db
    .insertInto('platform.access_request')
    .values({ userId: caller.userId, text: text || null, askedAt: clock.now().toString() })
    .execute()
  await notify(db, {
    userIds: administrators.map(({ id }) => id),
    type: accessAsked.code,
    title: language => say(language, 'access-requests.told', { person: `${firstname} ${name}` }),
    text: text || (language => say(language, 'access-requests.told-text')),
    link: `/administration/users/linkUserToServices/${caller.clientId}/${caller.userId}`,
  })
  return accessHelp(given)
}
