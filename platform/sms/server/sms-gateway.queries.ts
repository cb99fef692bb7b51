import type { FetchOutside } from '#kernel/server/fetch-outside.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { Offered } from '#kernel/shared/offer.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { serviceInPlace, serviceWithSecret } from '#platform/providers/providers.server.ts'
import { type SmsGateway, simulatedSmsOffer } from '../simulated-sms.slot.ts'

/** The name under which texts arrive where the client has set none. */
const usualSender = 'Sillon'

/** Whether this program carries the texts of clients that only simulate a provider. */
export const simulatesSms = (offered: Offered) => offered(simulatedSmsOffer).length > 0

/** Whether texts of the current client leave: his provider is on, failing or not, or simulated where the program simulates one. */
export async function hasSms(db: PlatformDb, offered: Offered): Promise<boolean> {
  const service = await serviceInPlace(db, 'sms')
  return service === 'simulated' ? simulatesSms(offered) : service !== null
}

type Ground = { keys: Keys; offered: Offered; fetchOutside: FetchOutside }

/** Who carries the texts of the current client, and the way to him; null where he has nobody. */
export async function smsGatewayOf(
  db: PlatformDb,
  { keys, offered, fetchOutside }: Ground,
  clientId: string,
): Promise<(SmsGateway & { fetchOutside: FetchOutside }) | null> {
  const service = await serviceWithSecret(db, keys, { clientId, kind: 'sms' })
  if (service === 'simulated') return offered(simulatedSmsOffer)[0] ?? null
  if (service === null) return null
  const { address, hosts, account, secret } = service
  return { address, hosts, key: secret ?? '', sender: account ?? usualSender, fetchOutside }
}
