import type { Keys } from '#kernel/server/secrets.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { serviceWithSecret } from './service-with-secret.queries.ts'

/** Who gives the time to the current client: where, with which word of entry, and whose certificates are believed (PEM). */
export type TimeStampServer = {
  name: string
  address: string
  hosts: readonly string[]
  authorization: string | undefined
  anchors: readonly string[]
}

/** The server that is on for the current client, failing or not; `simulated` where he only simulates one. */
export async function timeStampServerOf(
  db: PlatformDb,
  keys: Keys,
  clientId: string,
): Promise<TimeStampServer | 'simulated' | null> {
  const service = await serviceWithSecret(db, keys, { clientId, kind: 'timestamp' })
  if (service === null || service === 'simulated') return service
  const { account, secret, ...server } = service
  const authorization =
    account === null && !secret
      ? undefined
      : `Basic ${Buffer.from(`${account ?? ''}:${secret ?? ''}`).toString('base64')}`
  return { ...server, authorization }
}
