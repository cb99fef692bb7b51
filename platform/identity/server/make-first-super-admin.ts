import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Databases } from '#kernel/server/db.ts'
import { notFound, wrongField } from '#kernel/server/errors.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { setupCalls } from '../setup.calls.ts'
import type { IdentityGivenApart } from './identity-parts.ts'
import { countAddressTry, takeBackTry } from './login-try.ts'
import { requireGoodPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { noteSecurity } from './security-events.ts'

/** The code that makes the first super admin, as long as there is none: the start prints it. */
export const setupCodeWanted = (databases: Databases, keys: Keys) =>
  databases.transaction('auth', { readOnly: true }, async (db: PlatformDb) =>
    (await hasSuperAdmin(db)) ? undefined : setupCode(keys),
  )

/**
 * Makes the first super admin of an installation.
 * @throws Refusal 404 once there is one, 400 on a field, 429
 */
export async function makeFirstSuperAdmin(
  given: IdentityGivenApart,
  { code, firstname, name, mail, password }: InputOf<typeof setupCalls.makeFirstSuperAdmin>,
) {
  const { withDb, keys } = given
  await withDb(requireNoSuperAdmin)
  const counted = await withDb(db => countAddressTry(db, given))
  if (!isSetupCode(keys, code)) throw wrongField('code', 'WRONG_CODE', 'identity.setup.wrong-code')
  await withDb(db => takeBackTry(db, given, counted))
  await requireGoodPassword(given, { words: [firstname, name, mail], hasFactor: false }, password, 'password')
  const hash = await hashPassword(password)
  await withDb(async db => {
    await sql`select pg_advisory_xact_lock(hashtext('sillon setup'))`.execute(db)
    await requireNoSuperAdmin(db)
    const made = await db
      .insertInto('platform.user')
      .values({ mail, firstname, name, superAdmin: true })
      .onConflict(known => known.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw wrongField('mail', 'TAKEN', 'identity.setup.mail-taken')
    const { id } = made
    await db.insertInto('platform.credential').values({ userId: id, passwordHash: hash }).execute()
    await noteSecurity(db, 'ROLE_CHANGED', { ...given, userId: id, detail: { role: 'superAdmin' } })
  })
}

async function hasSuperAdmin(db: PlatformDb) {
  const found = await db
    .selectFrom('platform.user')
    .select('id')
    .where('superAdmin', '=', true)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

async function requireNoSuperAdmin(db: PlatformDb) {
  if (await hasSuperAdmin(db)) throw notFound()
}

/** 100 bits of the server's own key: no row keeps it, and every process of the installation says the same. */
const setupCode = (keys: Keys) => {
  const hex = keys.fingerprint('setup', 'first super admin').toString('hex').slice(0, 25)
  return (hex.match(/.{5}/g) ?? []).join('-')
}

function isSetupCode(keys: Keys, code: string) {
  const digest = (text: string) => keys.fingerprint('setup code', text)
  return timingSafeEqual(digest(code.toLowerCase()), digest(setupCode(keys)))
}
