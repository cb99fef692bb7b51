import { Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { tellInvited } from '#platform/identity/identity.server.ts'
import { hoursBeforeReminder } from '../member.model.ts'
import type { membersCalls } from '../members.calls.ts'
import { inClient, type WithIdentity } from './beside-identity.ts'
import { clientOfCall } from './client-of-call.ts'
import { leadershipToWrite } from './leadership.ts'
import { memberToLead } from './led-member.ts'

/** Sends an invitation again to who has not come. Two at once send one mail. */
export async function resendInvitation(given: WithIdentity, asked: InputOf<typeof membersCalls.resendInvitation>) {
  const { caller, clock, withDb } = given
  const { userId } = asked
  const clientId = clientOfCall(caller, asked.clientId)
  const { state } = await inClient(given, clientId, async db =>
    memberToLead({ db, clock, leader: await leadershipToWrite(db, caller) }, userId, 'place'),
  )
  if (state !== 'invited') throw new Refusal(409, 'NOT_INVITED', 'users.resend.come')
  const now = clock.now()
  return withDb(async db => {
    const due = await db
      .updateTable('platform.client_user')
      .set({ invitedAt: now.toString() })
      .where('clientId', '=', clientId)
      .where('userId', '=', userId)
      .where('acceptedAt', 'is', null)
      .where(eb =>
        eb.or([
          eb('invitedAt', 'is', null),
          eb('invitedAt', '<=', now.subtract({ hours: hoursBeforeReminder }).toString()),
        ]),
      )
      .returning('userId')
      .executeTakeFirst()
    if (!due) throw new Refusal(409, 'TOO_EARLY', 'users.resend.early', { values: { hours: hoursBeforeReminder } })
    await tellInvited(db, given, userId)
    return { invitedAt: now.toString() }
  })
}
