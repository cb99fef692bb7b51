import { sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { sendActivation, sendIdentityMail } from './identity-mails.ts'

export type Invitation = {
  clientId: string
  mail: string
  firstname: string
  name: string
  jobtitle?: string | undefined
}

/**
 * Makes somebody a member of a client, with identity's voice. Somebody unknown gets an account and the mail that opens
 * it; an account that exists is linked as it is and told so, and what was typed of the person stays with the invitation.
 * Inviting a member changes nothing.
 */
export async function inviteUser(
  db: PlatformDb,
  given: { clock: Clock; keys: Keys },
  { clientId, mail, firstname, name, jobtitle }: Invitation,
): Promise<{ userId: string }> {
  const made = await db
    .insertInto('platform.user')
    .values({ mail, firstname, name, jobtitle: jobtitle ?? null, created_at: given.clock.now().toString() })
    .onConflict(conflict => conflict.expression(lowerMail).doNothing())
    .returning('id')
    .executeTakeFirst()
  const userId = made?.id ?? (await userOfMail(db, mail))
  if (made) await db.insertInto('platform.credential').values({ user_id: userId }).execute()
  const isNewMember = await link(db, given.clock, { clientId, userId }, { firstname, name, jobtitle: jobtitle ?? null })
  if (made) await sendActivation(db, given, userId)
  else if (isNewMember) await sendIdentityMail(db, 'accountLinked', { userId })
  return { userId }
}

const lowerMail = sql<string>`lower(mail)`

async function userOfMail(db: PlatformDb, mail: string) {
  const { id } = await db
    .selectFrom('platform.user')
    .select('id')
    .where(eb => eb(lowerMail, '=', mail))
    .executeTakeFirstOrThrow()
  return id
}

/** A membership that had ended begins anew, with no more than it would have the first time. */
async function link(
  db: PlatformDb,
  clock: Clock,
  { clientId, userId }: { clientId: string; userId: string },
  typed: Record<string, string | null>,
) {
  const invitedAs = JSON.stringify(typed)
  const linked = await db
    .insertInto('platform.client_user')
    .values({ client_id: clientId, user_id: userId, invited_as: invitedAs })
    .onConflict(conflict =>
      conflict
        .columns(['client_id', 'user_id'])
        .doUpdateSet({
          active: true,
          ends_at: null,
          accepted_at: null,
          invited_as: invitedAs,
          admin: false,
          all_companies: false,
          read_only: false,
        })
        .where(eb =>
          eb.or([
            eb('platform.client_user.active', '=', false),
            eb('platform.client_user.ends_at', '<=', clock.now().toString()),
          ]),
        ),
    )
    .returning('user_id')
    .executeTakeFirst()
  return linked !== undefined
}
