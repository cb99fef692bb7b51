import { forbidden } from '#kernel/server/errors.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { officeIn } from '#platform/rights/rights.server.ts'
import type { WithIdentity } from './beside-identity.ts'
import type { Leadership } from './leadership.ts'

/**
 * That nothing was taken since from who was found to lead. Asked under the client's lock, which whoever takes it holds.
 * @throws Refusal 403
 */
export async function requireStillLeads(
  db: PlatformDb,
  { clock }: Pick<WithIdentity, 'clock'>,
  leader: Leadership,
  clientId: string,
) {
  if (leader.isSupport || leader.isOutside) return
  const member = await db
    .selectFrom('platform.client_user as m')
    .select('m.admin')
    .where('m.clientId', '=', clientId)
    .where('m.userId', '=', leader.userId)
    .where('m.readOnly', '=', false)
    .where(isMemberNow('m', clock))
    .executeTakeFirst()
  if (!member || (leader.everybody && !member.admin)) throw forbidden()
  if (leader.everybody) return
  const { companies, services } = await officeIn(db, leader.userId, clientId)
  const isWhole = leader.companies.isSubsetOf(new Set(companies)) && leader.services.isSubsetOf(new Set(services))
  if (!isWhole) throw forbidden()
}
