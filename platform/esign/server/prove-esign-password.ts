import { sql } from 'kysely'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { passwordMatches } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { triesAtOnce, waitMinutes } from '../esign-password.model.ts'
import type { EsignGiven } from './esign-given.ts'

/**
 * That somebody knows the password with which his company signs. A try is counted before it is tested, so that a
 * hundred at the same moment are not one; it is counted for him alone (docs/decisions/019).
 * @throws Refusal 400 on the field, 409 ESIGN_PASSWORD_MISSING, 429 for a quarter of an hour after five wrong ones
 */
export async function proveEsignPassword(
  { withDb, clock, caller }: EsignGiven,
  { password, field }: { password: string; field: string },
) {
  const hash = await withDb(async db => {
    const known = await db.selectFrom('platform.esign_password').select('hash').executeTakeFirst()
    if (!known) throw passwordMissing()
    await countTry(db, caller.userId, clock.now())
    return known.hash
  })
  if (!(await passwordMatches(password, hash))) throw wrongField(field, 'WRONG_PASSWORD', 'esign.password.wrong')
  await withDb(db => db.deleteFrom('platform.esign_try').where('userId', '=', caller.userId).execute())
}

async function countTry(db: PlatformDb, userId: string, now: Temporal.Instant) {
  const until = now.add({ minutes: waitMinutes }).toString()
  const { rows } = await sql`
    insert into platform.esign_try as known (user_id, failures) values (${userId}, 1)
    on conflict (client_id, user_id) do update
       set failures = case when known.locked_until is null then known.failures + 1 else 1 end,
           locked_until = case when known.locked_until is null and known.failures + 1 >= ${triesAtOnce}::int
                               then ${until}::timestamptz end
     where known.locked_until is null or known.locked_until <= ${now.toString()}::timestamptz
    returning failures`.execute(db)
  if (rows.length === 0) throw await mustWait(db, userId, now)
}

async function mustWait(db: PlatformDb, userId: string, now: Temporal.Instant) {
  const row = await db
    .selectFrom('platform.esign_try')
    .select('lockedUntil')
    .where('userId', '=', userId)
    .executeTakeFirst()
  const seconds = secondsBetween(now, row?.lockedUntil ?? now.toString())
  return new Refusal(429, 'TOO_MANY_ATTEMPTS', 'esign.password.wait', {
    retryAfterSeconds: seconds,
    values: { minutes: Math.ceil(seconds / 60) },
  })
}

export const passwordMissing = () => new Refusal(409, 'ESIGN_PASSWORD_MISSING', 'esign.password.missing')

const secondsBetween = (now: Temporal.Instant, until: string) =>
  Math.ceil((Temporal.Instant.from(until).epochMilliseconds - now.epochMilliseconds) / 1_000)
