import type { PlatformDb } from '#platform/platform-db.ts'

/** The services and the companies that somebody manages in a client. */
export async function managedBy(db: PlatformDb, userId: string, clientId: string | undefined) {
  if (!clientId) return { services: [], companies: [] }
  const services = await db
    .selectFrom('platform.service_user')
    .select('service_id')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('manager', '=', true)
    .orderBy('service_id')
    .execute()
  const companies = await db
    .selectFrom('platform.company_manager')
    .select('company_id')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .orderBy('company_id')
    .execute()
  return { services: services.map(row => row.service_id), companies: companies.map(row => row.company_id) }
}
