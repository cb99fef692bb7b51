import type { Given } from '#kernel/server/answers.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import {
  endSessions,
  forgetPassword,
  hasProvider,
  noteSecurity,
  revokeLinks,
  sendActivation,
  sendIdentityMail,
} from '#platform/identity/identity.server.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import type { accountsCalls } from '../accounts.calls.ts'
import { requireAnother } from './close-account.ts'
import { requireOtherSuperAdmin } from './last-admin.ts'
import { personNotFound } from './led-member.ts'

type Calls = typeof accountsCalls
type Asked<Name extends keyof Calls> = Given<Calls[Name], PlatformTables>

/**
 * From a password here to the sign-in of a company, or back. The sessions end.
 * @throws Refusal 400 on `type` without a provider for the mail, 403 for oneself, 404
 */
export async function switchAccountType(
  given: Asked<'switchAccountType'>,
  { userId, type }: InputOf<Calls['switchAccountType']>,
) {
  const { db, clock, caller } = given
  requireAnother(caller, userId)
  const { mail, accountType } = await openAccount(db, userId)
  if (accountType === type) return
  if (type === 'office' && !(await hasProvider(db, mail, null)))
    throw wrongField('type', 'no-provider', 'users.no-provider')
  await db.updateTable('platform.user').set({ accountType: type }).where('id', '=', userId).execute()
  await revokeLinks(db, clock, userId, ['passwordReset', 'activation'])
  await endSessions(db, given, { userId }, 'ADMIN')
  await noteSecurity(db, 'ACCOUNT_CHANGED', { ...given, userId, detail: { what: 'type', type, by: caller.userId } })
  if (type === 'sun') return sendActivation(db, given, userId)
  await forgetPassword(db, userId)
}

/** @throws Refusal 404; 409 ERASED once nothing but the name is left */
export async function enableUser(given: Asked<'enableUser'>, { userId }: InputOf<Calls['enableUser']>) {
  const { db, caller } = given
  const opened = await db
    .updateTable('platform.user')
    .set({ active: true, disabledAt: null, disabledBecause: null })
    .where('id', '=', userId)
    .where('erasedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!opened) throw (await isKnown(db, userId)) ? new Refusal(409, 'ERASED', 'users.erased') : personNotFound()
  await noteSecurity(db, 'ACCOUNT_CHANGED', { ...given, userId, detail: { what: 'opened', by: caller.userId } })
}

/**
 * Makes somebody super admin or super developer, or takes that from him; every other super admin is told.
 * @throws Refusal 400 LAST_ADMIN, 403 for oneself, 404
 */
export async function editSuperFlags(
  given: Asked<'editSuperFlags'>,
  { userId, superAdmin, superDev }: InputOf<Calls['editSuperFlags']>,
) {
  const { db, caller } = given
  requireAnother(caller, userId)
  const former = await openAccount(db, userId)
  if (former.superAdmin && !superAdmin) await requireOtherSuperAdmin(db, userId)
  if (former.superAdmin === superAdmin && former.superDev === superDev) return { superAdmin, superDev }
  await db.updateTable('platform.user').set({ superAdmin, superDev }).where('id', '=', userId).execute()
  const detail = { what: 'super', superAdmin, superDev, by: caller.userId }
  await noteSecurity(db, 'ROLE_CHANGED', { ...given, userId, detail })
  for (const other of await superAdminsBut(db, caller.userId))
    await sendIdentityMail(db, 'superRolesChanged', { userId: other, aboutId: userId })
  return { superAdmin, superDev }
}

async function openAccount(db: PlatformDb, userId: string) {
  const account = await db
    .selectFrom('platform.user')
    .select(['mail', 'accountType', 'superAdmin', 'superDev'])
    .where('id', '=', userId)
    .where('active', '=', true)
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw personNotFound()
  return account
}

async function isKnown(db: PlatformDb, userId: string) {
  const account = await db.selectFrom('platform.user').select('id').where('id', '=', userId).executeTakeFirst()
  return account !== undefined
}

async function superAdminsBut(db: PlatformDb, userId: string) {
  const others = await db
    .selectFrom('platform.user')
    .select('id')
    .where('superAdmin', '=', true)
    .where('active', '=', true)
    .where('id', '<>', userId)
    .orderBy('id')
    .execute()
  return others.map(({ id }) => id)
}
