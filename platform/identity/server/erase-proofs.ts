import type { PlatformDb } from '#platform/platform-db.ts'

const ownTables = [
  'platform.credential',
  'platform.recovery_code',
  'platform.identity',
  'platform.known_device',
  'platform.link',
  'platform.ticket',
] as const

/** All that let somebody in, and from where he came. The sessions stay as what happened, without their place. */
export async function eraseProofs(db: PlatformDb, userId: string) {
  for (const table of ownTables) await db.deleteFrom(table).where('userId', '=', userId).execute()
  await db.updateTable('platform.session').set({ address: null, agent: null }).where('userId', '=', userId).execute()
}

/** For somebody who signs in through his company from now on. */
export const forgetPassword = (db: PlatformDb, userId: string) =>
  db
    .updateTable('platform.credential')
    .set({ passwordHash: null, mustChange: null, temporaryUntil: null })
    .where('userId', '=', userId)
    .execute()
