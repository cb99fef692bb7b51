import type { PlatformDb } from '#platform/platform-db.ts'

/** Until when a person's temporary password holds, and whether a second factor is enrolled: nothing that proves him. */
export async function credentialState(db: PlatformDb, userId: string) {
  const row = await db
    .selectFrom('platform.credential')
    .select(['temporary_until', 'totp_confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return { expiry: row?.temporary_until ?? null, mfa: row !== undefined && row.totp_confirmed_at !== null }
}
