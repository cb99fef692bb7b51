import { sql } from 'kysely'
import type { Db } from '#kernel/server/db.ts'
import { eachOf } from '#kernel/server/each-of.ts'

/** Those of the ids that are the client's, by name. */
export async function namedCompanies<Tables>(db: Db<Tables>, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from platform.company where id in ${eachOf(ids)} order by name, id`.execute(db)
  return rows
}
