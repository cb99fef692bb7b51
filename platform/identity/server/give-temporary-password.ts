import { randomInt } from 'node:crypto'
import type { Clock } from '#kernel/server/clock.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { passwordsCalls } from '../passwords.calls.ts'
import type { OfCaller } from './account-try.ts'
import { endSessions } from './end-sessions.ts'
import { sendIdentityMail } from './identity-mails.ts'
import { hashPassword } from './passwords.ts'
import { endProofsOfBefore } from './proofs-of-before.ts'
import { requireNotHelping } from './require-not-helping.ts'
import { noteSecurity } from './security-events.ts'

const life = { hours: 72 }
/** Letters that nobody confuses, read out over the telephone: 18 of them are 82 bits. */
const letters = 'abcdefghjkmnpqrstuvwxyz'
const groups = 3
const lettersInGroup = 6

/**
 * Gives somebody a password to begin with, or to begin again; shown once. He chooses his own when he signs in with it.
 * @throws Refusal 404 for nobody, 409 for a person who signs in through his company, or of a client that
 *   the caller has entered to help
 */
export async function giveTemporaryPassword(
  given: OfCaller,
  { userId }: InputOf<typeof passwordsCalls.giveTemporaryPassword>,
) {
  const { withDb, clock, caller } = given
  const reason = await withDb(async db => {
    await requireNotHelping(db, clock, caller, userId)
    return reasonToChange(db, userId)
  })
  const password = drawPassword()
  const hash = await hashPassword(password)
  const until = clock.now().add(life).toString()
  await withDb(async db => {
    await keepTemporary(db, clock, { userId, hash, until, reason })
    await endProofsOfBefore(db, clock, userId)
    await endSessions(db, given, { userId }, 'PASSWORD')
    await noteSecurity(db, 'PASSWORD_CHANGED', { ...given, userId, detail: { by: caller.userId } })
    await sendIdentityMail(db, 'temporaryPassword', { userId })
  })
  return { password, until }
}

/** `first` for who has never signed in. */
async function reasonToChange(db: PlatformDb, userId: string): Promise<'first' | 'admin'> {
  const person = await db
    .selectFrom('platform.user as u')
    .select(['u.accountType'])
    .select(eb =>
      eb
        .exists(eb.selectFrom('platform.session as s').select('s.id').whereRef('s.userId', '=', 'u.id'))
        .as('hasEntered'),
    )
    .where('u.id', '=', userId)
    .where('u.active', '=', true)
    .executeTakeFirst()
  if (!person) throw notFound()
  if (person.accountType === 'office') throw new Refusal(409, 'OFFICE_ACCOUNT', 'identity.office-account')
  return person.hasEntered ? 'admin' : 'first'
}

type Temporary = { userId: string; hash: string; until: string; reason: 'first' | 'admin' }

async function keepTemporary(db: PlatformDb, clock: Clock, { userId, hash, until, reason }: Temporary) {
  const given = {
    passwordHash: hash,
    mustChange: reason,
    temporaryUntil: until,
    changedAt: clock.now().toString(),
  }
  await db
    .insertInto('platform.credential')
    .values({ userId, ...given })
    .onConflict(known => known.column('userId').doUpdateSet(given))
    .execute()
}

const drawPassword = () =>
  Array.from({ length: groups }, () =>
    Array.from({ length: lettersInGroup }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')
