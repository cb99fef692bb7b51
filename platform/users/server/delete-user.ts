import { sql } from 'kysely'
import { Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { forgetInClient, hasCome, isMemberNow, noteSecurity } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { lockRights, tellRightsChanged } from '#platform/rights/rights.server.ts'
import type { membersCalls } from '../members.calls.ts'
import { inClient, type WithIdentity } from './beside-identity.ts'
import { clientOfCall } from './client-of-call.ts'
import { closeAccount, requireAnother } from './close-account.ts'
import { requireAdminStays } from './last-admin.ts'
import { leadershipToWrite } from './leadership.ts'
import { memberToLead } from './led-member.ts'
import { requireStillLeads } from './still-leads.ts'

/**
 * A super admin who names no client closes the account; everybody else ends a membership of his client.
 * @throws Refusal 409 for who entered a client to help: accounts are closed from outside of it
 */
export async function deleteUser(given: WithIdentity, { id, clientId }: InputOf<typeof membersCalls.deleteUser>) {
  const { caller, withDb } = given
  if (caller.superAdmin && !clientId) {
    if (caller.support) throw new Refusal(409, 'SUPPORT_NOT_ALLOWED', 'kernel.error.support')
    requireAnother(caller, id)
    return withDb(db => closeAccount(db, given, id, 'admin'))
  }
  await endMembership(given, { userId: id, clientId: clientOfCall(caller, clientId) })
}

/**
 * Somebody leaves a client; with the last one that he works for his account is closed, unless he bears a super role.
 * @throws Refusal 400 LAST_ADMIN, 403, 404
 */
async function endMembership(given: WithIdentity, membership: { userId: string; clientId: string }) {
  const { caller, clock, withDb } = given
  const { userId, clientId } = membership
  const leader = await inClient(given, clientId, async db => {
    const leader = await leadershipToWrite(db, caller)
    await memberToLead({ db, clock, leader }, userId, 'administer')
    return leader
  })
  await withDb(async db => {
    await lockRights(db, clientId)
    await requireStillLeads(db, given, leader, clientId)
    await requireAdminStays(db, clock, membership)
    await db
      .updateTable('platform.client_user')
      .set({ active: false, admin: false, allCompanies: false })
      .where('clientId', '=', clientId)
      .where('userId', '=', userId)
      .execute()
    await db
      .updateTable('platform.user')
      .set({ selectedClientId: null })
      .where('id', '=', userId)
      .where('selectedClientId', '=', clientId)
      .execute()
    // Told before it is forgotten who held rights of his.
    await tellRightsChanged({ ...given, db }, { clientId, userIds: [userId] })
    await forgetInClient(db, clock, membership)
    const detail = { what: 'ended', by: caller.userId }
    await noteSecurity(db, 'ROLE_CHANGED', { ...given, userId, clientId, detail })
    if (await hasNothingLeft(db, given, membership)) await closeAccount(db, given, userId, 'last-client')
  })
}

/** An invitation that is taken back closes no account but the one that it opened. */
async function hasNothingLeft(
  db: PlatformDb,
  { clock }: WithIdentity,
  { userId, clientId }: { userId: string; clientId: string },
) {
  const { rows } = await sql<{ left: boolean }>`
    select not (u.super_admin or u.super_dev or exists (
             select from platform.client_user m where m.user_id = u.id and ${isMemberNow('m', clock)}))
       and (not exists (select from platform.session s where s.user_id = u.id)
         or exists (select from platform.client_user g
                     where g.user_id = u.id and g.client_id = ${clientId} and ${hasCome('g')})) as left
      from platform.user u where u.id = ${userId}`.execute(db)
  return rows[0]?.left ?? false
}
