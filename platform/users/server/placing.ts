import type { Given } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import type { ServiceOfMember } from '../member.model.ts'
import { lockRights, tellRightsChanged } from '#platform/rights/rights.server.ts'
import type { membersCalls } from '../members.calls.ts'
import { clientOfCall } from './client-of-call.ts'
import { leadershipToWrite, leadsService } from './leadership.ts'
import { ledMember, memberToLead } from './led-member.ts'
import { requireServicesToFill } from './services-to-fill.queries.ts'

type Calls = typeof membersCalls
type Asked<Name extends keyof Calls> = Given<Calls[Name], PlatformTables>

/** Puts a member into services; those where he is already change nothing. */
export async function addUserToServices(
  given: Asked<'addUserToServices'>,
  { userId, clientId, serviceIds }: InputOf<Calls['addUserToServices']>,
): Promise<ServiceOfMember[]> {
  const { db, clock, caller } = given
  await lockRights(db, clientId)
  const leader = await leadershipToWrite(db, caller)
  await memberToLead({ db, clock, leader }, userId, 'place')
  await requireServicesToFill({ db, clock, caller, leader }, userId, serviceIds)
  await placeIn(db, userId, serviceIds)
  await tellRightsChanged(given, { clientId, userIds: [userId] })
  return (await ledMember({ db, clock, leader }, userId)).services
}

/** Who is not there already. */
export async function placeIn(db: PlatformDb, userId: string, serviceIds: readonly string[]) {
  if (serviceIds.length === 0) return
  await db
    .insertInto('platform.service_user')
    .values([...new Set(serviceIds)].map(serviceId => ({ userId, serviceId })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** @throws Refusal 404 for a service where he is not, or that the caller does not lead */
export async function removeUserFromService(
  given: Asked<'removeUserFromService'>,
  { userId, serviceId, clientId: named }: InputOf<Calls['removeUserFromService']>,
): Promise<ServiceOfMember[]> {
  const { db, clock, caller } = given
  const clientId = clientOfCall(caller, named)
  await lockRights(db, clientId)
  const leader = await leadershipToWrite(db, caller)
  const { services } = await memberToLead({ db, clock, leader }, userId, 'place')
  const left = services.find(({ id }) => id === serviceId)
  if (!left || !leadsService(leader, left)) throw notFound()
  await db.deleteFrom('platform.service_user').where('userId', '=', userId).where('serviceId', '=', serviceId).execute()
  await tellRightsChanged(given, { clientId, userIds: [userId] })
  return services.filter(service => service !== left)
}
