import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'

/**
 * Held until the end of the transaction by whoever changes rights in a client: ceilings, versions and the last admin
 * are judged under it. An advisory one, since the voice of the client may not lock its row.
 */
export const lockRights = (db: PlatformDb, clientId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${clientId}::text, 0))`.execute(db)
