import { sql } from 'kysely'
import type { CultureDb } from './culture-db.ts'

export type Named = { id: string; name: string }

/** Members of the client by their names: those who may be told to do something. */
export async function membersOfClient(db: CultureDb): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select u.id, u.firstname || ' ' || u.name as name
      from platform.client_user m join platform.user u on u.id = m.user_id
     where m.client_id = kernel.client_id() and m.active and u.active order by u.name, u.firstname, u.id`.execute(db)
  return rows
}

export async function isMember(db: CultureDb, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from platform.client_user m join platform.user u on u.id = m.user_id
     where m.client_id = kernel.client_id() and m.user_id = ${userId} and m.active and u.active`.execute(db)
  return rows.length > 0
}
