import { sql } from 'kysely'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { hashPassword, requireGoodPassword } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { EsignGiven, LeakedPasswords } from './esign-given.ts'
import { passwordMissing, proveEsignPassword } from './prove-esign-password.ts'
import { tellOtherAdmins } from './tell-other-admins.ts'

type Choosing = EsignGiven & LeakedPasswords
type Chosen = { password: string; passwordConfirmation: string }
type Changed = { currentPassword: string; newPassword: string; newPasswordConfirmation: string }

/**
 * The first password with which a client signs.
 * @throws Refusal 400 on a field, 409 ESIGN_PASSWORD_EXISTS
 */
export async function createEsignPassword(given: Choosing, { password, passwordConfirmation }: Chosen) {
  await requireGood(given, { password }, { passwordConfirmation })
  const hash = await hashPassword(password)
  await given.withDb(async db => {
    const { numInsertedOrUpdatedRows: made } = await db
      .insertInto('platform.esign_password')
      .values({ hash, ...changeOf(given) })
      .onConflict(known => known.column('clientId').doNothing())
      .executeTakeFirst()
    if (made === 0n) throw new Refusal(409, 'ESIGN_PASSWORD_EXISTS', 'esign.password.exists')
  })
}

/** @throws Refusal 400 on a field, 409 ESIGN_PASSWORD_MISSING, 429 */
export async function editEsignPassword(
  given: Choosing,
  { currentPassword, newPassword, newPasswordConfirmation }: Changed,
) {
  await requireGood(given, { newPassword }, { newPasswordConfirmation })
  await proveEsignPassword(given, { password: currentPassword, field: 'currentPassword' })
  const hash = await hashPassword(newPassword)
  await given.withDb(db => replace(db, given, hash))
}

/**
 * Another one for a client that has lost it. Whoever had unlocked with the former must unlock again.
 * @throws Refusal 400 on a field, 409 ESIGN_PASSWORD_MISSING
 */
export async function resetEsignPassword(given: Choosing, { password, passwordConfirmation }: Chosen) {
  await requireGood(given, { password }, { passwordConfirmation })
  const hash = await hashPassword(password)
  await given.withDb(async db => {
    await replace(db, given, hash)
    await tellOtherAdmins(db, given)
  })
}

async function replace(db: PlatformDb, given: EsignGiven, hash: string) {
  const { numUpdatedRows } = await db
    .updateTable('platform.esign_password')
    .set({ hash, ...changeOf(given) })
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw passwordMissing()
  await db.deleteFrom('platform.esign_unlock').execute()
  await db.deleteFrom('platform.esign_try').execute()
}

const changeOf = ({ clock, caller }: EsignGiven) => ({ changedAt: clock.now().toString(), changedBy: caller.userId })

/** As good as that of an account which a second factor guards: the session of whoever types it stands beside it. */
async function requireGood(given: Choosing, typed: Record<string, string>, confirmed: Record<string, string>) {
  const [[field, password] = ['', '']] = Object.entries(typed)
  const [[confirmation, again] = ['', '']] = Object.entries(confirmed)
  await requireGoodPassword(
    given,
    { words: await given.withDb(db => knownWords(db, given)), hasFactor: true },
    password,
    field,
  )
  if (password !== again) throw wrongField(confirmation, 'NOT_SAME', 'esign.password.differ')
}

/** The names of the company and of whoever chooses are the first that a stranger tries. */
async function knownWords(db: PlatformDb, { caller }: EsignGiven) {
  const { rows } = await sql<{ words: string[] }>`
    select array[c.name, u.firstname, u.name, u.mail] as words
      from platform.client c, platform.user u
     where c.id = kernel.client_id() and u.id = ${caller.userId}`.execute(db)
  return rows[0]?.words ?? []
}
