import { Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { passwordsCalls } from '../passwords.calls.ts'
import { bearerOf } from './bearer.ts'
import type { IdentityGiven } from './identity-parts.ts'

type Expiry = { expired: boolean; reason: 'first' | 'admin' | 'leak' | null }

/** Whether one's password must be replaced before anything else; of anybody else's nothing is told. */
export async function isPasswordExpired(
  given: IdentityGiven & { db: PlatformDb },
  { userId }: InputOf<typeof passwordsCalls.isPasswordOfUserExpired>,
): Promise<Expiry> {
  const { db } = given
  const bearer = await bearerOf(db, given, 'password').catch(nobody)
  if (bearer?.userId !== userId) return { expired: false, reason: null }
  const row = await db
    .selectFrom('platform.credential')
    .select('mustChange')
    .where('userId', '=', userId)
    .executeTakeFirst()
  const reason = (row?.mustChange ?? null) as Expiry['reason']
  return { expired: reason !== null, reason }
}

function nobody(error: unknown) {
  if (error instanceof Refusal) return undefined
  throw error
}
