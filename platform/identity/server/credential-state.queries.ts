import type { PlatformDb } from '#platform/platform-db.ts'

/** Until when a person's temporary password holds, and whether a second factor is enrolled: nothing that proves him. */
export async function credentialState(db: PlatformDb, userId: string) {
  const row = await db
    .selectFrom('platform.credential')
    .select(['temporaryUntil', 'totpConfirmedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  return { expiry: row?.temporaryUntil ?? null, mfa: row !== undefined && row.totpConfirmedAt !== null }
}
