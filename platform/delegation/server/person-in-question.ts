import { notFound } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { PersonInClient } from '#platform/rights/configurable-applications.slot.ts'
import { administeredBy } from '#platform/rights/rights.server.ts'

type Asking = { db: PlatformDb; caller: Caller; clock: Clock }

/**
 * The person that a question is about, in the client of the request.
 * @throws Refusal 404 for whom the caller does not administer, as for whom does not exist
 */
export async function personInQuestion({ db, caller, clock }: Asking, userId: string): Promise<PersonInClient> {
  const clientId = caller.clientId as string
  const administered = await administeredBy(db, caller)
  if (userId === caller.userId) return { caller, clientId, admin: administered.admin, readOnly: caller.readOnly }
  if (!administered.admin) throw notFound()
  const member = await db
    .selectFrom('platform.client_user as m')
    .innerJoin('platform.client as c', 'c.id', 'm.clientId')
    .select(['m.admin', 'm.readOnly', 'c.readOnly as clientReadOnly'])
    .where('m.clientId', '=', clientId)
    .where('m.userId', '=', userId)
    .where(isMemberNow('m', clock))
    .executeTakeFirst()
  if (!member) throw notFound()
  const readOnly = member.readOnly || member.clientReadOnly
  return { caller: { ...caller, userId, readOnly, support: null }, clientId, admin: member.admin, readOnly }
}
