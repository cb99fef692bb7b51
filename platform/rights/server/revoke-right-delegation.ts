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
    .select(['client_id', 'delegator_id', 'delegate_id', 'ends_at', 'revoked_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const { admin } = await administeredBy(db, caller)
  if (!lent || !(admin || [lent.delegator_id, lent.delegate_id].includes(caller.userId))) throw notFound()
  if (!(admin || lent.delegator_id === caller.userId)) throw forbidden()
  const isOver = lent.revoked_at !== null || Temporal.Instant.compare(now, Temporal.Instant.from(lent.ends_at)) >= 0
  if (isOver) throw new Refusal(409, 'DELEGATION_ENDED', 'rights.delegation.ended')
  await db
    .updateTable('platform.right_delegation')
    .set({ revoked_at: now.toString(), revoked_by: caller.userId })
    .where('id', '=', id)
    .execute()
  await enqueue(db, tellDelegationsName, {})
  await tellRightsChanged(given, { clientId: lent.client_id, userIds: [lent.delegate_id] })
}
