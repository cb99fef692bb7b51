import type { Given } from '#kernel/server/answers.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { askForMailChange, noteSecurity, requireFresh } from '#platform/identity/identity.server.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { UserInfo } from '../user.model.ts'
import type { usersCalls } from '../users.calls.ts'
import { editInvitation } from './edit-invitation.ts'
import { personNotFound } from './led-member.ts'
import { userInfo } from './user-info.ts'

type EditUser = (typeof usersCalls)['editUser']
type Asked = Given<EditUser, PlatformTables>

/**
 * One's own data; for a super admin anybody's; for the admin of a client what was typed of somebody invited.
 * @throws Refusal 400 on the editor; 404 for anybody else
 */
export async function editUser(given: Asked, input: InputOf<EditUser>): Promise<UserInfo> {
  const { caller } = given
  if (input.editorId !== caller.userId) throw wrongField('editorId', 'not-oneself', 'users.editor')
  if (input.id !== caller.userId && !caller.superAdmin) return editInvitation(given, input)
  await editAccount(given, input)
  return userInfo(given, input.id)
}

/**
 * The name counts at once, another mail address once the link that is sent there was followed.
 * @throws Refusal 404 for nobody; 409 VERSION_CONFLICT; 409 REAUTH_REQUIRED and 429 for another mail
 */
async function editAccount(given: Asked, input: InputOf<EditUser>) {
  const { db, caller, clock, visit, requestId } = given
  const { id, mail, version, firstname, name, jobtitle, language } = input
  const former = await db
    .selectFrom('platform.user')
    .select(['mail', 'version', 'accountType'])
    .where('id', '=', id)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!former) throw personNotFound()
  requireUnchanged(former, { version })
  if (mail !== former.mail) {
    if (former.accountType === 'office') throw wrongField('mail', 'of-provider', 'users.mail-of-provider')
    requireFresh(caller, clock)
    await askForMailChange(given, id, mail)
  }
  await db
    .updateTable('platform.user')
    .set({ firstname, name, jobtitle: jobtitle || null, ...(language && { language }), version: former.version + 1 })
    .where('id', '=', id)
    .execute()
  const detail: Record<string, string> = id === caller.userId ? {} : { by: caller.userId }
  await noteSecurity(db, 'ACCOUNT_CHANGED', { userId: id, sessionId: caller.sessionId, visit, requestId, detail })
}
