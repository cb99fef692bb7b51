import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'

/** Writes beside errors of the server on which page somebody met them, by the number of the request. */
export async function tellRoutes(db: PlatformDb, routes: ReadonlyMap<string, string>) {
  if (routes.size === 0) return
  await sql`
    update platform.error_occurrence o
       set route = told.route
      from unnest(${[...routes.keys()]}::text[], ${[...routes.values()]}::text[]) as told (request_id, route)
     where o.request_id = told.request_id and o.route is null`.execute(db)
}
