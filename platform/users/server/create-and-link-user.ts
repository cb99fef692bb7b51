import { forbidden, notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { hasCome, hasProvider, inviteUser, isMemberNow, noteSecurity } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { lockRights, tellRightsChanged } from '#platform/rights/rights.server.ts'
import type { membersCalls } from '../members.calls.ts'
import { inClient, type WithIdentity } from './beside-identity.ts'
import { type Leadership, leadershipToInvite } from './leadership.ts'
import { ledMember } from './led-member.ts'
import { placeIn } from './placing.ts'
import { requireServicesToFill } from './services-to-fill.queries.ts'
import { requireStillLeads } from './still-leads.ts'

type Invitation = InputOf<typeof membersCalls.createAndLinkUser>

/**
 * Invites somebody to the client and puts him into services. Identity commits first; the mail and the client make a
 * second try harmless. Who invites is judged anew under the lock of each, since he may have lost it meanwhile.
 * @throws Refusal 400 on `mail` for a member who has come or a super role, on `type` without a provider, on `serviceIds`
 *   for a manager who names none; 404 for a service that the caller does not lead; 403 BEYOND_OWN_RIGHTS for one that
 *   gives more than he holds
 */
export async function createAndLinkUser(given: WithIdentity, invitation: Invitation) {
  const { caller, clock, withDb } = given
  const { clientId, mail, type, serviceIds } = invitation
  const leader = await inClient(given, clientId, async db => {
    await requireClient(db, clientId)
    const found = await leadershipToInvite(db, caller, serviceIds)
    await requireServicesToFill({ db, clock, caller, leader: found }, null, serviceIds)
    return found
  })
  if (!leader.everybody && serviceIds.length === 0) throw wrongField('serviceIds', 'required', 'users.invite.service')

  const { userId, isNewMember } = await withDb(async db => {
    await lockRights(db, clientId)
    await requireStillLeads(db, given, leader, clientId)
    if (type === 'office' && !(await hasProvider(db, mail, clientId)))
      throw wrongField('type', 'no-provider', 'users.no-provider')
    await requireNotCome(db, given, leader, invitation)
    const invited = await inviteUser(db, given, { ...invitation, jobtitle: invitation.jobtitle || undefined })
    if (invited.isNewMember) await noteInvited(db, given, { userId: invited.userId, clientId })
    return invited
  })
  await inClient(given, clientId, async db => {
    await place(db, given, { leader, clientId, userId, serviceIds, isNewMember })
    await tellRightsChanged({ ...given, db }, { clientId, userIds: [userId] })
  })
  return { id: userId, state: 'invited' as const, isNew: isNewMember }
}

type Placing = Pick<Invitation, 'clientId' | 'serviceIds'> & {
  leader: Leadership
  userId: string
  isNewMember: boolean
}

async function place(db: PlatformDb, given: WithIdentity, placing: Placing) {
  const { leader, clientId, userId, serviceIds, isNewMember } = placing
  if (serviceIds.length === 0) return
  await lockRights(db)
  await requireStillLeads(db, given, leader, clientId)
  if (!isNewMember) await requirePlaceable(db, given, leader, userId)
  await requireServicesToFill({ ...given, db, leader }, userId, serviceIds)
  await placeIn(db, userId, serviceIds)
}

/** A super admin names any client. */
async function requireClient(db: PlatformDb, clientId: string) {
  const client = await db.selectFrom('platform.client').select('id').where('id', '=', clientId).executeTakeFirst()
  if (!client) throw notFound()
}

/** Who works in the client already is put into services by name, not by invitation; who leads everybody is led to him. */
async function requireNotCome(
  db: PlatformDb,
  { clock }: WithIdentity,
  leader: Leadership,
  { mail, clientId }: Invitation,
) {
  const member = await db
    .selectFrom('platform.client_user as m')
    .innerJoin('platform.user as u', 'u.id', 'm.userId')
    .select('u.id')
    .where('u.mail', '=', mail)
    .where('m.clientId', '=', clientId)
    .where(isMemberNow('m', clock))
    .where(hasCome('m'))
    .executeTakeFirst()
  if (!member) return
  if (!leader.everybody || leader.isOutside) throw wrongField('mail', 'member', 'users.invite.member')
  throw new Refusal(400, 'INVALID_INPUT', 'kernel.error.invalid-input', {
    fields: [{ field: 'mail', code: 'member', message: 'users.invite.member-of-yours' }],
    detail: { memberId: member.id },
  })
}

/** Somebody whom another manager invited: not if he was made admin or manager meanwhile. */
async function requirePlaceable(db: PlatformDb, { clock }: WithIdentity, leader: Leadership, userId: string) {
  const { can } = await ledMember({ db, clock, leader: { ...leader, everybody: true } }, userId)
  if (!can.place) throw forbidden()
}

const noteInvited = (db: PlatformDb, given: WithIdentity, { userId, clientId }: { userId: string; clientId: string }) =>
  noteSecurity(db, 'ROLE_CHANGED', { ...given, userId, clientId, detail: { what: 'invited', by: given.caller.userId } })
