import type { Given } from '#kernel/server/answers.ts'
import { notFound, versionConflict, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { noteSecurity, requireFresh } from '#platform/identity/identity.server.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { usersCalls } from '../users.calls.ts'
import { askForMailChange } from './mail-change.ts'

type EditUser = (typeof usersCalls)['editUser']

/**
 * One's own data. The name counts at once, another mail address once the link that is sent there was followed.
 * @throws Refusal 400 on the editor; 404 for anybody else; 409 VERSION_CONFLICT; 409 REAUTH_REQUIRED and 429 for another mail
 */
export async function editUser(given: Given<EditUser, PlatformTables>, input: InputOf<EditUser>): Promise<void> {
  const { db, caller, clock, visit, requestId } = given
  const { id, editorId, mail, version, firstname, name, jobtitle, language } = input
  if (editorId !== caller.userId) throw wrongField('editorId', 'not-oneself', 'users.editor')
  if (id !== caller.userId) throw notFound()
  const former = await db
    .selectFrom('platform.user')
    .select(['mail', 'version', 'account_type'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (version !== undefined && version !== former.version) throw versionConflict()
  if (mail !== former.mail) {
    if (former.account_type === 'office') throw wrongField('mail', 'of-provider', 'users.mail-of-provider')
    requireFresh(caller, clock)
    await askForMailChange(given, id, mail)
  }
  await db
    .updateTable('platform.user')
    .set({ firstname, name, jobtitle: jobtitle || null, ...(language && { language }), version: former.version + 1 })
    .where('id', '=', id)
    .execute()
  await noteSecurity(db, 'ACCOUNT_CHANGED', { userId: id, sessionId: caller.sessionId, visit, requestId })
}
