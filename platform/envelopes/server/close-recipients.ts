import type { PlatformDb } from '#platform/platform-db.ts'

/** Those who did nothing yet have nothing to do any more, and their links open nothing. */
export const closeRecipients = (db: PlatformDb, envelopeId: string, status: 'cancelled' | 'expired') =>
  db
    .updateTable('platform.recipient')
    .set({ status, tokenHash: null })
    .where('envelopeId', '=', envelopeId)
    .where('status', 'in', ['waiting', 'notified', 'opened', 'undeliverable'])
    .execute()
