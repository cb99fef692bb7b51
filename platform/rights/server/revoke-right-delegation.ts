import type { Given } from '#kernel/server/answers.ts'
import { forbidden, notFound, Refusal } from '#kernel/server/errors.ts'
import { enqueue } from '#kernel/server/events.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { rightDelegationsCalls } from '../right-delegations.calls.ts'
import { administeredBy } from './administered.queries.ts'
import { tellDelegationsName } from './tell-delegations-job.ts'
import { tellRightsChanged } from './tell-rights-changed.ts'

type Revoking = Given<(typeof rightDelegationsCalls)['revokeRightDelegation'], PlatformTables>

/**
 * Takes back what was lent, for the lender and the client's admin.
 * @throws Refusal 404 for one that is neither side's; 403 to the borrower; 409 DELEGATION_ENDED for one that is over
 */
export async function revokeRightDelegation(given: Revoking, id: string): Promise<void> {
  const { db, caller, clock } = given
  const now = clock.now()
  const lent = await db
    .selectFrom('platform.right_delegation')
    .select(['clientId', 'delegatorId', 'delegateId', 'endsAt', 'revokedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const { admin } = await administeredBy(db, caller)
  if (!lent || !(admin || [lent.delegatorId, lent.delegateId].includes(caller.userId))) throw notFound()
  if (!(admin || lent.delegatorId === caller.userId)) throw forbidden()
  const isOver = lent.revokedAt !== null || Temporal.Instant.compare(now, Temporal.Instant.from(lent.endsAt)) >= 0
  if (isOver) throw new Refusal(409, 'DELEGATION_ENDED', 'rights.delegation.ended')
  await db
    .updateTable('platform.right_delegation')
    .set({ revokedAt: now.toString(), revokedBy: caller.userId })
    .where('id', '=', id)
    .execute()
  await enqueue(db, tellDelegationsName, {})
  await tellRightsChanged(given, { clientId: lent.clientId, userIds: [lent.delegateId] })
}
