import { notFound } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Administered } from './administered.queries.ts'

/**
 * Oneself, or somebody of what one administers: the client, a company, a service.
 * @throws Refusal 404 for anybody else
 */
export async function requireOwnPeople(
  db: PlatformDb,
  { admin, companies, services }: Administered,
  caller: Caller,
  userId: string,
) {
  if (admin || userId === caller.userId) return
  const places = await db
    .selectFrom('platform.service_user as su')
    .innerJoin('platform.service as s', 's.id', 'su.serviceId')
    .select(['s.id', 's.companyId'])
    .where('su.userId', '=', userId)
    .execute()
  if (!places.some(({ id, companyId }) => services.has(id) || companies.has(companyId))) throw notFound()
}
