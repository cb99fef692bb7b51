import { timeStampServerOf } from '#platform/providers/providers.server.ts'
import { simulatedTimeOffer } from '../../simulated-time.slot.ts'
import { SealWaits, type SealingGround } from '../seal-wish.ts'
import { askTimeStamp, type TimeStamp } from './ask-time-stamp.ts'

/**
 * A time-stamp over bytes, by the server of the client; null where he has none: the hour is then ours alone.
 * @throws SealWaits when his server gives none
 */
export async function stampBytes(given: SealingGround, bytes: Uint8Array): Promise<TimeStamp | null> {
  const { withDb, keys, clientId, clock, fetchOutside, offered } = given
  const server = await withDb(db => timeStampServerOf(db, keys, clientId))
  const asked = server === 'simulated' ? offered(simulatedTimeOffer)[0] : server
  if (!asked) return null
  try {
    return await askTimeStamp({ fetchOutside, ...asked, now: () => clock.now() }, asked, bytes)
  } catch (cause) {
    throw new SealWaits('time-stamp', `no time-stamp: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
}
