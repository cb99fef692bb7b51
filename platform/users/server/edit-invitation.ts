import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { forbidden, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { isMemberNow, noteSecurity } from '#platform/identity/identity.server.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { UserInfo } from '../user.model.ts'
import type { usersCalls } from '../users.calls.ts'
import { personNotFound } from './led-member.ts'

type EditUser = (typeof usersCalls)['editUser']
type Asked = Given<EditUser, PlatformTables>
type Invited = { mail: string; type: UserInfo['type']; language: UserInfo['language']; isUnopened: boolean }

/**
 * What an admin typed of somebody who has not come yet. The address stays: another one is another invitation. An account
 * that nobody has opened and no other client knows is corrected with it.
 * @throws Refusal 400 on the mail; 403 for who may only read; 404 for anybody else
 */
export async function editInvitation(
  given: Asked,
  { id, firstname, name, mail, jobtitle }: InputOf<EditUser>,
): Promise<UserInfo> {
  const { db, caller, visit, requestId } = given
  const invited = await invitedPerson(given, id)
  if (!invited) throw personNotFound()
  if (caller.readOnly) throw forbidden()
  if (mail !== invited.mail) throw wrongField('mail', 'of-invitation', 'users.invite.mail-stays')
  const clientId = caller.clientId as string
  const typed = { firstname, name, jobtitle: jobtitle || null }
  await db
    .updateTable('platform.client_user')
    .set({ invitedAs: sql`invited_as || ${JSON.stringify({ ...typed, mail })}::jsonb` })
    .where('clientId', '=', clientId)
    .where('userId', '=', id)
    .execute()
  if (invited.isUnopened) await db.updateTable('platform.user').set(typed).where('id', '=', id).execute()
  const detail = { what: 'invitation', by: caller.userId }
  await noteSecurity(db, 'ACCOUNT_CHANGED', { userId: id, clientId, visit, requestId, detail })
  return infoOf({ id, ...typed }, invited)
}

/** Somebody invited to the client of the request, to those who administer it. */
async function invitedPerson({ db, caller, clock }: Asked, userId: string) {
  if (!caller.clientId) return undefined
  const { rows } = await sql<Invited>`
    select coalesce(m.invited_as ->> 'mail', u.mail) as mail, coalesce(m.invited_as ->> 'type', 'sun') as type,
           'fr' as language, ${isUnopened()} as "isUnopened"
      from platform.client_user m
      join platform.user u on u.id = m.user_id
     where m.client_id = ${caller.clientId} and m.user_id = ${userId} and ${isMemberNow('m', clock)}
       and m.accepted_at is null and m.invited_as is not null
       and (${caller.support !== null} or exists (
         select from platform.client_user mine
          where mine.client_id = m.client_id and mine.user_id = ${caller.userId} and mine.admin))`.execute(db)
  return rows[0]
}

const isUnopened = () => sql`(
  not exists (select from platform.session s where s.user_id = u.id)
  and not exists (select from platform.credential k where k.user_id = u.id and k.password_hash is not null)
  and not exists (select from platform.client_user o where o.user_id = u.id and o.client_id <> m.client_id))`

/** As he was typed, and nothing of what he is elsewhere. */
const infoOf = (
  typed: { id: string; firstname: string; name: string; jobtitle: string | null },
  { mail, type, language }: Invited,
): UserInfo => ({
  ...typed,
  mail,
  type,
  language,
  avatar: null,
  profilePicture: null,
  superAdmin: false,
  superDev: false,
  adminOfClient: false,
  selectedClient: null,
  expiry: null,
  mfa: null,
  version: 1,
  managerOfServices: [],
  managerOfCompanies: [],
})
