import { unlockedMinutes } from '../esign-password.model.ts'
import type { EsignGiven } from './esign-given.ts'
import { proveEsignPassword } from './prove-esign-password.ts'

/**
 * Lets the session at hand send and sign for a quarter of an hour.
 * @throws Refusal 400 on `password`, 409 ESIGN_PASSWORD_MISSING, 429
 */
export async function unlockEsign(given: EsignGiven, { password }: { password: string }) {
  await proveEsignPassword(given, { password, field: 'password' })
  const { caller, clock, withDb } = given
  const until = clock.now().add({ minutes: unlockedMinutes }).toString()
  await withDb(async db => {
    await db.deleteFrom('platform.esign_unlock').where('userId', '=', caller.userId).execute()
    await db
      .insertInto('platform.esign_unlock')
      .values({ sessionId: caller.sessionId, userId: caller.userId, endsAt: until })
      .execute()
  })
  return { until }
}
