import type { Caller } from '#kernel/server/gate.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type Administered } from './administered.queries.ts'
import { type Ask, askWithin } from './ask.ts'
import { ownLevelsOf, type Who } from './levels.queries.ts'
import { ownPerimetersOf } from './perimeter.queries.ts'

/** What somebody holds himself on an element, in each of these companies: nobody gives more. */
export type Held = (elementId: number, companyIds: readonly string[]) => number

type Giving = { db: PlatformDb; caller: Pick<Caller, 'clientId' | 'userId' | 'support'>; now: Temporal.Instant }

/**
 * What the caller may give, evaluated in his transaction: under the lock, what he holds cannot have been taken away
 * meanwhile. Neither what is lent to him nor what support reaches: a gift would outlive the loan. An admin holds the
 * same in every company.
 */
export async function heldBy(
  { db, caller, now }: Giving,
  { admin }: Pick<Administered, 'admin'>,
  elementIds: readonly number[],
): Promise<Held> {
  const { clientId, userId, support } = caller
  if (!clientId || support) return () => 0
  const ask = askWithin(db)
  const who = { clientId, userId, now }
  if (!admin) return inCompanies(ask, who, elementIds)
  const levels = new Map((await ownLevelsOf(ask, who, elementIds)).map(row => [row.elementId, row.level]))
  return elementId => levels.get(elementId) ?? 0
}

async function inCompanies(ask: Ask, who: Who, elementIds: readonly number[]) {
  const perimeters = await ownPerimetersOf(ask, who, elementIds)
  return (elementId: number, companyIds: readonly string[]) =>
    companyIds.length === 0 ? 0 : Math.min(...companyIds.map(id => perimeters.get(id)?.get(elementId) ?? 0))
}

/** Who sets the ceilings of a client gives nothing of his own. */
export const holdsEverything: Held = () => 3
