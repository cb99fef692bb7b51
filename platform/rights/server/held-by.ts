import type { Caller } from '#kernel/server/gate.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type Administered } from './administered.queries.ts'
import { type Ask, askWithin } from './ask.ts'
import { levelsOf } from './levels.queries.ts'
import { perimetersOf } from './perimeter.queries.ts'
import { supportLevelsOf } from './support-levels.queries.ts'

/** What somebody holds himself on an element, in each of these companies: nobody gives more. */
export type Held = (elementId: number, companyIds: readonly string[]) => number

type Giving = { db: PlatformDb; caller: Caller; now: Temporal.Instant }

/**
 * What the caller may give, evaluated in his transaction: under the lock, what he holds cannot have been taken away
 * meanwhile. An admin and support hold the same in every company.
 */
export async function heldBy(
  { db, caller, now }: Giving,
  { admin }: Administered,
  elementIds: readonly number[],
): Promise<Held> {
  const { clientId, userId, support } = caller
  if (!clientId) return () => 0
  const ask = askWithin(db)
  const who = { clientId, userId, now }
  const rows = support ? await supportLevelsOf(ask, caller) : await levelsOf(ask, who, elementIds)
  const levels = new Map(rows.map(({ element_id, level }) => [element_id, level]))
  if (admin) return elementId => levels.get(elementId) ?? 0
  return inCompanies(ask, who, elementIds)
}

async function inCompanies(ask: Ask, who: Parameters<typeof perimetersOf>[1], elementIds: readonly number[]) {
  const perimeters = await perimetersOf(ask, who, elementIds)
  return (elementId: number, companyIds: readonly string[]) =>
    companyIds.length === 0 ? 0 : Math.min(...companyIds.map(id => perimeters.get(id)?.get(elementId) ?? 0))
}

/** Who sets the ceilings of a client gives nothing of his own. */
export const holdsEverything: Held = () => 3
