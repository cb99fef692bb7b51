import { sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'

type Recruiter = { id: string; name: string; isOneself: boolean }

/** Living members of the client, oneself first, the others by name. */
export async function recruitersOf(db: RhDb, ownId: string): Promise<Recruiter[]> {
  const { rows } = await sql<Recruiter>`
    select u.id, concat_ws(' ', u.firstname, u.name) as name, u.id = ${ownId} as is_oneself
      from platform.client_user m join platform.user u on u.id = m.user_id
     where m.client_id = kernel.client_id() and m.active and u.active
     order by u.id = ${ownId} desc, kernel.normalise(u.name), u.id`.execute(db)
  return rows
}
