import { wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { isMemberNow, noteSecurity } from '#platform/identity/identity.server.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { lockRights, tellRightsChanged } from '#platform/rights/rights.server.ts'
import type { membersCalls } from '../members.calls.ts'
import { inClient, type WithIdentity } from './beside-identity.ts'
import { clientOfCall } from './client-of-call.ts'
import { requireAdminStays } from './last-admin.ts'
import { leadershipToWrite } from './leadership.ts'
import { memberToLead, personNotFound } from './led-member.ts'
import { requireStillLeads } from './still-leads.ts'

type Edit = typeof membersCalls.editMembership

/**
 * What a membership opens: administering the client, all of its companies, reading alone, until when.
 * @throws Refusal 400 LAST_ADMIN, 400 on an end that is past, 403, 404
 */
export async function editMembership(given: WithIdentity, { clientId: named, ...asked }: InputOf<Edit>) {
  const { caller, clock, withDb } = given
  const { userId, admin, readOnly, endsAt } = asked
  const clientId = clientOfCall(caller, named)
  if (endsAt && Temporal.Instant.compare(Temporal.Instant.from(endsAt), clock.now()) <= 0)
    throw wrongField('endsAt', 'past', 'users.membership.past')
  const leader = await inClient(given, clientId, async db => {
    const leader = await leadershipToWrite(db, caller)
    await memberToLead({ db, clock, leader }, userId, 'administer')
    return leader
  })
  return withDb(async db => {
    await lockRights(db, clientId)
    await requireStillLeads(db, given, leader, clientId)
    if (admin === false || readOnly || endsAt) await requireAdminStays(db, clock, { clientId, userId })
    const saved = await save(db, clock, { ...asked, clientId })
    if (!saved) throw personNotFound()
    const detail = { what: 'membership', by: caller.userId, ...saved, endsAt: saved.endsAt ?? 'never' }
    await noteSecurity(db, 'ROLE_CHANGED', { ...given, userId, clientId, detail })
    await tellRightsChanged({ ...given, db }, { clientId, userIds: [userId] })
    return saved
  })
}

type Membership = { clientId: string; userId: string }

/** Whoever has left meanwhile is edited no more. */
const save = (
  db: PlatformDb,
  clock: Clock,
  { clientId, userId, admin, allCompanies, readOnly, endsAt }: Membership & Omit<InputOf<Edit>, 'clientId'>,
) =>
  db
    .updateTable('platform.client_user')
    .set(({ ref }) => ({
      admin: admin ?? ref('admin'),
      allCompanies: allCompanies ?? ref('allCompanies'),
      readOnly: readOnly ?? ref('readOnly'),
      endsAt: endsAt === undefined ? ref('endsAt') : endsAt,
    }))
    .where('clientId', '=', clientId)
    .where('userId', '=', userId)
    .where(isMemberNow('client_user', clock))
    .returning(['admin', 'allCompanies', 'readOnly', 'endsAt'])
    .executeTakeFirst()
