import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { RhDb } from '#rh/rh-db.ts'

/** Holds these people until the end of the transaction: who writes what depends on the same people waits for his turn. */
export const holdEmployees = (db: RhDb, ids: readonly string[]) =>
  sql`select from rh.employee where id in ${eachOf(ids)} order by id for no key update`.execute(db)
