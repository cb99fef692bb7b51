import type { Listener } from '#kernel/server/events.ts'
import { identityOutbox, noteSecurity } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

export const supportNoted = 'supportNoted'

/** Identity alone writes the security log. */
export const hearSupport: Listener = {
  kind: supportNoted,
  outbox: identityOutbox,
  hear: async (db, { what, userId, clientId, requestId }) =>
    noteSecurity(db as PlatformDb, what === 'started' ? 'SUPPORT_STARTED' : 'SUPPORT_ENDED', {
      userId: String(userId),
      clientId: String(clientId),
      requestId: String(requestId),
    }),
}
