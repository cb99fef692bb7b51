import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'

/**
 * Held until the end of the transaction by whoever changes rights in a client: ceilings, versions and the last admin
 * are judged under it. Of the client of the transaction unless one is named. An advisory one, since the voice of the
 * client may not lock its row.
 */
export const lockRights = (db: PlatformDb, clientId?: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(coalesce(${clientId ?? null}, kernel.client_id()::text), 0))`.execute(
    db,
  )
