import type { Caller } from '#kernel/server/gate.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

/** What somebody administers in the client of the transaction: everything, some companies, some services. */
export type Administered = { admin: boolean; companies: ReadonlySet<string>; services: ReadonlySet<string> }

/** Support access enters as an administrator of the client. */
export async function administeredBy(db: PlatformDb, { userId, support }: Caller): Promise<Administered> {
  const member = await db
    .selectFrom('platform.client_user')
    .select('admin')
    .where('user_id', '=', userId)
    .where('client_id', '=', eb => eb.fn('kernel.client_id'))
    .executeTakeFirst()
  const companies = await db
    .selectFrom('platform.company_manager')
    .select('company_id')
    .where('user_id', '=', userId)
    .execute()
  const services = await db
    .selectFrom('platform.service_user')
    .select('service_id')
    .where('user_id', '=', userId)
    .where('manager', '=', true)
    .execute()
  return {
    admin: support !== null || (member?.admin ?? false),
    companies: new Set(companies.map(row => row.company_id)),
    services: new Set(services.map(row => row.service_id)),
  }
}
