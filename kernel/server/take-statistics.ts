import { sql } from 'kysely'
import type { Db } from './db.ts'

/**
 * Has the database see what stands in tables that were filled in this transaction, and make its plans anew: those that it
 * has were made while they were empty, and serve until somebody counts.
 */
export async function takeStatistics<Tables>(db: Db<Tables>, tables: readonly string[]) {
  await sql`select kernel.take_statistics(variadic ${tables}::regclass[])`.execute(db)
}
