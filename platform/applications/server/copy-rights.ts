import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'

const ceilings = (from: number, to: number) =>
  `insert into platform.client_right (element_id, ceiling)
   select ${to}, ceiling from platform.client_right where client_id = kernel.client_id() and element_id = ${from}`

const grants = (from: number, to: number) =>
  `with companies as (
     insert into platform.company_right (element_id, company_id, ceiling)
     select ${to}, company_id, ceiling from platform.company_right
      where client_id = kernel.client_id() and element_id = ${from}),
   services as (
     insert into platform.service_right (element_id, service_id, level)
     select ${to}, service_id, level from platform.service_right
      where client_id = kernel.client_id() and element_id = ${from}),
   people as (
     insert into platform.user_right (element_id, user_id, level, ceiling)
     select ${to}, user_id, level, ceiling from platform.user_right
      where client_id = kernel.client_id() and element_id = ${from})
   ${ceilings(from, to)}`

/**
 * Gives a new element what its parent has, in each client: a module or a page all of it, so that whoever had the parent
 * has it too; an action or a group of fields the client's ceiling alone, and nobody has it until it is given.
 */
export async function copyRights(db: PlatformDb, from: number, to: number, startsAs: 'parent' | 'none') {
  const statement = startsAs === 'parent' ? grants(from, to) : ceilings(from, to)
  await sql`call kernel.for_each_client(${statement})`.execute(db)
}
