import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Caller } from '#kernel/server/gate.ts'
import { companiesReadBy } from '#platform/rights/rights.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { Site } from '../workplace.model.ts'
import { reachOf, sites, staff } from './reach.ts'
import { activeSites } from './workplaces.queries.ts'

type Asking = { db: RhDb; rights: Rights; caller: Caller; clock: Clock }

/**
 * Living sites of the companies whose places somebody reads.
 * @throws Refusal 404 about somebody else, unless he is of the caller's own people
 */
export async function authorizedSites(asking: Asking, userId: string): Promise<Site[]> {
  const { db, rights, caller } = asking
  const isOneself = userId === caller.userId
  const companyIds = isOneself
    ? (await reachOf(rights)).companyIds
    : await companiesReadBy(asking, userId, [sites, staff])
  return activeSites(db, companyIds)
}
