import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { passwordMatches } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { triesAtOnce, waitMinutes } from '../esign-password.model.ts'
import type { EsignGiven } from './esign-given.ts'

/**
 * That somebody knows the password with which his company signs. A try is counted before it is tested, so that a
 * hundred at the same moment are not one.
 * @throws Refusal 400 on the field, 409 ESIGN_PASSWORD_MISSING, 429 for a quarter of an hour after five wrong ones
 */
export async function proveEsignPassword(
  { withDb, clock }: EsignGiven,
  { password, field }: { password: string; field: string },
) {
  const hash = await withDb(db => countTry(db, clock.now()))
  if (!(await passwordMatches(password, hash))) throw wrongField(field, 'WRONG_PASSWORD', 'esign.password.wrong')
  await withDb(db => db.updateTable('platform.esign_password').set({ failures: 0, locked_until: null }).execute())
}

async function countTry(db: PlatformDb, now: Temporal.Instant) {
  const row = await db
    .selectFrom('platform.esign_password')
    .select(['hash', 'failures', 'locked_until'])
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw passwordMissing()
  const waits = row.locked_until === null ? 0 : secondsBetween(now, row.locked_until)
  if (waits > 0)
    throw new Refusal(429, 'TOO_MANY_ATTEMPTS', 'esign.password.wait', {
      retryAfterSeconds: waits,
      values: { minutes: Math.ceil(waits / 60) },
    })
  const failures = row.locked_until === null ? row.failures + 1 : 1
  await db
    .updateTable('platform.esign_password')
    .set({ failures, locked_until: failures < triesAtOnce ? null : now.add({ minutes: waitMinutes }).toString() })
    .execute()
  return row.hash
}

export const passwordMissing = () => new Refusal(409, 'ESIGN_PASSWORD_MISSING', 'esign.password.missing')

const secondsBetween = (now: Temporal.Instant, until: string) =>
  Math.ceil((Temporal.Instant.from(until).epochMilliseconds - now.epochMilliseconds) / 1_000)
