import type { Given } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import { lockRights, requireWithinOwn, tellRightsChanged } from '#platform/rights/rights.server.ts'
import type { membersCalls } from '../members.calls.ts'
import { clientOfCall } from './client-of-call.ts'
import { leadershipToWrite } from './leadership.ts'
import { ledMember, memberToLead } from './led-member.ts'

type Calls = typeof membersCalls
type Asked<Name extends keyof Calls> = Given<Calls[Name], PlatformTables>

/** Makes a member manager of a company, or takes that from him. */
export async function changeUserRoleForCompany(
  given: Asked<'changeUserRoleForCompany'>,
  { userId, companyId, role, clientId: named }: InputOf<Calls['changeUserRoleForCompany']>,
) {
  const { db, clock, caller } = given
  const clientId = clientOfCall(caller, named)
  await lockRights(db, clientId)
  const leader = await leadershipToWrite(db, caller)
  await memberToLead({ db, clock, leader }, userId, 'administer')
  const company = await db
    .selectFrom('platform.company')
    .select('id')
    .where('id', '=', companyId)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  if (!company) throw notFound()
  const managed = { userId, companyId }
  if (role === 'manager') {
    await db
      .insertInto('platform.company_manager')
      .values(managed)
      .onConflict(conflict => conflict.doNothing())
      .execute()
  } else {
    await db
      .deleteFrom('platform.company_manager')
      .where('userId', '=', userId)
      .where('companyId', '=', companyId)
      .execute()
  }
  await tellRightsChanged(given, { clientId, userIds: [userId] })
  return { companyIds: (await ledMember({ db, clock, leader }, userId)).managerOfCompanies }
}

/** @throws Refusal 404 for a service where he is not; 403 BEYOND_OWN_RIGHTS where it gives more than the caller holds */
export async function changeUserRoleForService(
  given: Asked<'changeUserRoleForService'>,
  { userId, serviceId, role, clientId: named }: InputOf<Calls['changeUserRoleForService']>,
) {
  const { db, clock, caller } = given
  const clientId = clientOfCall(caller, named)
  await lockRights(db, clientId)
  const leader = await leadershipToWrite(db, caller)
  await memberToLead({ db, clock, leader }, userId, 'appoint')
  if (role === 'manager') await requireWithinOwn(given, [{ userId: null, serviceId }])
  const changed = await db
    .updateTable('platform.service_user')
    .set({ manager: role === 'manager' })
    .where('userId', '=', userId)
    .where('serviceId', '=', serviceId)
    .returning('serviceId')
    .executeTakeFirst()
  if (!changed) throw notFound()
  await tellRightsChanged(given, { clientId, userIds: [userId] })
  return (await ledMember({ db, clock, leader }, userId)).services
}
