import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '#kernel/server/gate.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/** What somebody administers in the client of the transaction: everything, some companies, some services. */
export type Administered = { admin: boolean; companies: ReadonlySet<string>; services: ReadonlySet<string> }

/** What somebody's place in a client is, by itself: its admin or not, with the companies and services that he manages. */
export type Office = { admin: boolean; companies: string[]; services: string[] }

/** Support access enters as an administrator of the client. */
export async function administeredBy(
  db: PlatformDb,
  { userId, support }: Pick<Caller, 'userId' | 'support'>,
): Promise<Administered> {
  const { admin, companies, services } = await officeOf(db, userId, sql`kernel.client_id()`)
  return { admin: support !== null || admin, companies: new Set(companies), services: new Set(services) }
}

/** The same of anybody in a client that is named, for whoever asks from outside of it; nothing where none is. */
export const officeIn = (db: PlatformDb, userId: string, clientId: string | undefined) =>
  officeOf(db, userId, sql`${clientId ?? null}::uuid`)

async function officeOf(db: PlatformDb, userId: string, client: RawBuilder<unknown>): Promise<Office> {
  const { rows } = await sql<Office>`
    select exists (
             select from platform.client_user m
              where m.client_id = ${client} and m.user_id = ${userId} and m.admin) as admin,
           array(
             select k.company_id from platform.company_manager k
              where k.client_id = ${client} and k.user_id = ${userId} order by 1) as companies,
           array(
             select s.service_id from platform.service_user s
              where s.client_id = ${client} and s.user_id = ${userId} and s.manager order by 1) as services`.execute(db)
  return rows[0] as Office
}
