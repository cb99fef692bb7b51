import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'

type Ordered = { id: string; order: number }
type Table =
  | 'platform.custom_field'
  | 'platform.option_list'
  | 'platform.citizenship'
  | 'platform.questionnaire'
  | 'platform.dashboard'

export type Direction = 'up' | 'down'

/** Two who move rows of one list at once come one after the other. */
export const lockOrder = (db: PlatformDb, list: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(kernel.client_id()::text || ${list}, 0))`.execute(db)

/** A row changes place with its neighbour in the list; at the end nothing moves. Answers the place that it left and took. */
export async function changePlaces(
  db: PlatformDb,
  table: Table,
  rows: readonly Ordered[],
  { id, direction }: { id: string; direction: Direction },
) {
  const at = rows.findIndex(row => row.id === id)
  const [own, neighbour] = [rows[at], rows[direction === 'up' ? at - 1 : at + 1]]
  if (!own || !neighbour) return undefined
  await place(db, table, own.id, neighbour.order)
  await place(db, table, neighbour.id, own.order)
  return { from: own.order, to: neighbour.order }
}

const place = (db: PlatformDb, table: Table, id: string, position: number) =>
  sql`update ${sql.table(table)} set position = ${position} where id = ${id}`.execute(db)
