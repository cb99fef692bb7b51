import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { hashPassword } from '#platform/identity/identity.server.ts'
import { lengthOf } from '#platform/identity/password-strength.model.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { shortestEsignPassword } from '../esign-password.model.ts'
import type { EsignGiven } from './esign-given.ts'
import { passwordMissing, proveEsignPassword } from './prove-esign-password.ts'
import { tellOtherAdmins } from './tell-other-admins.ts'

type Chosen = { password: string; passwordConfirmation: string }
type Changed = { currentPassword: string; newPassword: string; newPasswordConfirmation: string }

const mostBytes = 256

/**
 * The first password with which a client signs.
 * @throws Refusal 400 on a field, 409 ESIGN_PASSWORD_EXISTS
 */
export async function createEsignPassword(given: EsignGiven, { password, passwordConfirmation }: Chosen) {
  requireGood({ password }, { passwordConfirmation })
  const hash = await hashPassword(password)
  await given.withDb(async db => {
    const { numInsertedOrUpdatedRows: made } = await db
      .insertInto('platform.esign_password')
      .values({ hash, ...changeOf(given) })
      .onConflict(known => known.column('client_id').doNothing())
      .executeTakeFirst()
    if (made === 0n) throw new Refusal(409, 'ESIGN_PASSWORD_EXISTS', 'esign.password.exists')
  })
}

/** @throws Refusal 400 on a field, 409 ESIGN_PASSWORD_MISSING, 429 */
export async function editEsignPassword(
  given: EsignGiven,
  { currentPassword, newPassword, newPasswordConfirmation }: Changed,
) {
  requireGood({ newPassword }, { newPasswordConfirmation })
  await proveEsignPassword(given, { password: currentPassword, field: 'currentPassword' })
  const hash = await hashPassword(newPassword)
  await given.withDb(db => replace(db, given, hash))
}

/**
 * Another one for a client that has lost it. Whoever had unlocked with the former must unlock again.
 * @throws Refusal 400 on a field, 409 ESIGN_PASSWORD_MISSING
 */
export async function resetEsignPassword(given: EsignGiven, { password, passwordConfirmation }: Chosen) {
  requireGood({ password }, { passwordConfirmation })
  const hash = await hashPassword(password)
  await given.withDb(async db => {
    await replace(db, given, hash)
    await tellOtherAdmins(db, given)
  })
}

async function replace(db: PlatformDb, given: EsignGiven, hash: string) {
  const { numUpdatedRows } = await db
    .updateTable('platform.esign_password')
    .set({ hash, failures: 0, locked_until: null, ...changeOf(given) })
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw passwordMissing()
  await db.deleteFrom('platform.esign_unlock').execute()
}

const changeOf = ({ clock, caller }: EsignGiven) => ({ changed_at: clock.now().toString(), changed_by: caller.userId })

function requireGood(typed: Record<string, string>, confirmed: Record<string, string>) {
  const [[field, password] = ['', '']] = Object.entries(typed)
  const [[confirmation, again] = ['', '']] = Object.entries(confirmed)
  if (lengthOf(password) < shortestEsignPassword)
    throw wrongField(field, 'TOO_SHORT', 'esign.password.too-short', { minimum: shortestEsignPassword })
  if (Buffer.byteLength(password) > mostBytes) throw wrongField(field, 'TOO_LONG', 'esign.password.too-long')
  if (password !== again) throw wrongField(confirmation, 'NOT_SAME', 'esign.password.differ')
}
