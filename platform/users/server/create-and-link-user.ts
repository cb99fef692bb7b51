import { forbidden, notFound, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { hasProvider, inviteUser, isMemberNow, noteSecurity } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { tellRightsChanged } from '#platform/rights/rights.server.ts'
import type { membersCalls } from '../members.calls.ts'
import { inClient, type WithIdentity } from './beside-identity.ts'
import { type Leadership, leadershipToWrite } from './leadership.ts'
import { ledMember } from './led-member.ts'
import { placeIn } from './placing.ts'
import { requireServicesToFill } from './services-to-fill.queries.ts'

type Invitation = InputOf<typeof membersCalls.createAndLinkUser>

/**
 * Invites somebody to the client and puts him into services. Identity commits first; the mail and the client make a
 * second try harmless.
 * @throws Refusal 400 on `mail` for a member who has come, on `type` without a provider, on `serviceIds` for a manager
 *   who names none; 404 for a service that the caller does not fill
 */
export async function createAndLinkUser(given: WithIdentity, invitation: Invitation) {
  const { caller, withDb } = given
  const { clientId, mail, type, serviceIds } = invitation
  const leader = await inClient(given, clientId, async db => {
    await requireClient(db, clientId)
    const found = await leadershipToWrite(db, caller)
    await requireServicesToFill(db, found, serviceIds)
    return found
  })
  if (!leader.everybody && serviceIds.length === 0) throw wrongField('serviceIds', 'required', 'users.invite.service')

  const { userId, isNewMember } = await withDb(async db => {
    if (type === 'office' && !(await hasProvider(db, mail, clientId)))
      throw wrongField('type', 'no-provider', 'users.no-provider')
    await requireNotCome(db, given, invitation)
    const invited = await inviteUser(db, given, { ...invitation, jobtitle: invitation.jobtitle || undefined })
    if (invited.isNewMember) await noteInvited(db, given, { userId: invited.userId, clientId })
    return invited
  })
  await inClient(given, clientId, async db => {
    if (!isNewMember) await requirePlaceable(db, given, leader, userId)
    await placeIn(db, userId, serviceIds)
    await tellRightsChanged({ ...given, db }, { clientId, userIds: [userId] })
  })
  return { id: userId, state: 'invited' as const, isNew: isNewMember }
}

/** A super admin names any client. */
async function requireClient(db: PlatformDb, clientId: string) {
  const client = await db.selectFrom('platform.client').select('id').where('id', '=', clientId).executeTakeFirst()
  if (!client) throw notFound()
}

/** Who works in the client already is put into services by name, not by invitation. */
async function requireNotCome(db: PlatformDb, { clock }: WithIdentity, { mail, clientId }: Invitation) {
  const member = await db
    .selectFrom('platform.client_user as m')
    .innerJoin('platform.user as u', 'u.id', 'm.user_id')
    .select('u.id')
    .where('u.mail', '=', mail)
    .where('m.client_id', '=', clientId)
    .where(isMemberNow('m', clock))
    .where(eb => eb.or([eb('m.accepted_at', 'is not', null), eb('m.invited_as', 'is', null)]))
    .executeTakeFirst()
  if (member) throw wrongField('mail', 'member', 'users.invite.member')
}

/** Somebody whom another manager invited: not if he was made admin or manager meanwhile. */
async function requirePlaceable(db: PlatformDb, { clock }: WithIdentity, leader: Leadership, userId: string) {
  const { can } = await ledMember({ db, clock, leader: { ...leader, everybody: true } }, userId)
  if (!can.place) throw forbidden()
}

const noteInvited = (db: PlatformDb, given: WithIdentity, { userId, clientId }: { userId: string; clientId: string }) =>
  noteSecurity(db, 'ROLE_CHANGED', { ...given, userId, clientId, detail: { what: 'invited', by: given.caller.userId } })
