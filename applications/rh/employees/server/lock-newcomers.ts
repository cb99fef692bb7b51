import { sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'

/**
 * Held until the end of the transaction by whoever looks whether somebody is there before he takes him in, by the form or
 * from a file: of two who take in the same person at once, the second waits, and finds him.
 */
export const lockNewcomers = (db: RhDb) =>
  sql`select pg_advisory_xact_lock(hashtextextended('newcomer ' || kernel.client_id(), 0))`.execute(db)
