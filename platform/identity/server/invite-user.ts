import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { wrongField } from '#kernel/server/errors.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { sendActivation, sendIdentityMail } from './identity-mails.ts'
import { forgetInClient } from './forget-in-client.ts'
import { isMemberNow } from './is-member-now.ts'

type AccountType = 'sun' | 'office'

export type Invitation = {
  clientId: string
  mail: string
  firstname: string
  name: string
  jobtitle?: string | undefined
  /** How the person will sign in where an account must be opened; by a password unless said. */
  type?: AccountType
}

type Given = { clock: Clock; keys: Keys }

/**
 * Makes somebody a member of a client, with identity's voice. Somebody unknown gets an account and the mail that opens
 * it; an account that exists is linked as it is and told so, and what was typed of the person stays with the invitation.
 * Inviting a member changes nothing. An account that was closed with its last client is open again.
 * @throws Refusal 400 on `mail` for who bears a super role: he enters clients to help, and belongs to none
 */
export async function inviteUser(
  db: PlatformDb,
  given: Given,
  invitation: Invitation,
): Promise<{ userId: string; isNewMember: boolean }> {
  const { mail, firstname, name, jobtitle, type = 'sun' } = invitation
  const now = given.clock.now().toString()
  const made = await db
    .insertInto('platform.user')
    .values({ mail, firstname, name, jobtitle: jobtitle ?? null, accountType: type, createdAt: now })
    .onConflict(conflict => conflict.expression(lowerMail).doNothing())
    .returning('id')
    .executeTakeFirst()
  const userId = made?.id ?? (await invitableOfMail(db, mail))
  if (made) await db.insertInto('platform.credential').values({ userId }).execute()
  const isNewMember = await link(db, given.clock, userId, invitation)
  if (isNewMember && !made) await reopen(db, userId)
  if (isNewMember) await tellInvited(db, given, userId)
  return { userId, isNewMember }
}

/** The mail that leads somebody in: to his first password where he chooses one here, otherwise to where he signs in. */
export async function tellInvited(db: PlatformDb, given: Given, userId: string) {
  const { accountType, passwordHash, hasEntered } = await db
    .selectFrom('platform.user as u')
    .leftJoin('platform.credential as k', 'k.userId', 'u.id')
    .select(['u.accountType', 'k.passwordHash'])
    .select(eb =>
      eb
        .exists(eb.selectFrom('platform.session as s').select('s.id').whereRef('s.userId', '=', 'u.id'))
        .as('hasEntered'),
    )
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
  if (accountType === 'sun' && passwordHash === null) return sendActivation(db, given, userId)
  await sendIdentityMail(db, accountType === 'office' && !hasEntered ? 'officeInvited' : 'accountLinked', { userId })
}

const lowerMail = sql<string>`lower(mail)`

async function invitableOfMail(db: PlatformDb, mail: string) {
  const { id, superAdmin, superDev } = await db
    .selectFrom('platform.user')
    .select(['id', 'superAdmin', 'superDev'])
    .where(eb => eb(lowerMail, '=', mail))
    .executeTakeFirstOrThrow()
  if (superAdmin || superDev) throw wrongField('mail', 'super-role', 'identity.invite.super-role')
  return id
}

/** A membership that had ended begins anew, with no more than it would have the first time. */
async function link(
  db: PlatformDb,
  clock: Clock,
  userId: string,
  { clientId, mail, firstname, name, jobtitle, type = 'sun' }: Invitation,
) {
  const invited = {
    invitedAs: JSON.stringify({ firstname, name, jobtitle: jobtitle ?? null, mail, type }),
    invitedAt: clock.now().toString(),
  }
  const linked = await db
    .insertInto('platform.client_user')
    .values({ clientId, userId, ...invited })
    .onConflict(conflict =>
      conflict
        .columns(['clientId', 'userId'])
        .doUpdateSet({
          ...invited,
          active: true,
          endsAt: null,
          acceptedAt: null,
          lastSeenAt: null,
          admin: false,
          allCompanies: false,
          readOnly: false,
        })
        .where(({ not }) => not(isMemberNow('client_user', clock))),
    )
    .returning('userId')
    .executeTakeFirst()
  if (!linked) return false
  await forgetInClient(db, clock, { clientId, userId })
  return true
}

/** What a super admin closed stays closed. */
const reopen = (db: PlatformDb, userId: string) =>
  db
    .updateTable('platform.user')
    .set({ active: true, disabledAt: null, disabledBecause: null })
    .where('id', '=', userId)
    .where('disabledBecause', '=', 'last-client')
    .execute()
