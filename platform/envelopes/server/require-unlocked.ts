import type { Clock } from '#kernel/server/clock.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

type Looking = { db: PlatformDb; clock: Clock; caller: Caller }

/** Until when this session sends and signs; null where it was not unlocked. */
export async function unlockedUntil({ db, clock, caller }: Looking) {
  const row = await db
    .selectFrom('platform.esign_unlock')
    .select('endsAt')
    .where('sessionId', '=', caller.sessionId)
    .where('userId', '=', caller.userId)
    .where('endsAt', '>', clock.now().toString())
    .executeTakeFirst()
  return row?.endsAt ?? null
}

export async function isReadyToSign(db: PlatformDb) {
  const row = await db.selectFrom('platform.esign_password').select('id').executeTakeFirst()
  return row !== undefined
}

/**
 * That whoever sends or signs has typed the password of his company within a quarter of an hour.
 * @throws Refusal 409 ESIGN_NOT_READY where the company has none; 400 SIGNATURE_LOCKED
 */
export async function requireUnlocked(looking: Looking) {
  if (!(await isReadyToSign(looking.db))) throw new Refusal(409, 'ESIGN_NOT_READY', 'envelopes.not-ready')
  if (!(await unlockedUntil(looking))) throw new Refusal(400, 'SIGNATURE_LOCKED', 'envelopes.locked')
}
