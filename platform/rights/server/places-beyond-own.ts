import type { Clock } from '#kernel/server/clock.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type Administered, administeredBy } from './administered.queries.ts'
import { giftsOfPlaces, type Place } from './gifts-of-places.queries.ts'
import { heldBy } from './held-by.ts'

type Placing = { db: PlatformDb; clock: Clock; caller: Pick<Caller, 'clientId' | 'userId' | 'support'> }

/**
 * The services among these that would give somebody more than the caller holds himself in their company, without what
 * is lent to him (decision 032). None for an administrator of the client; whoever helps it from outside holds nothing.
 */
export async function servicesBeyondOwn(
  { db, clock, caller }: Placing,
  places: readonly Place[],
): Promise<ReadonlySet<string>> {
  if (places.length === 0) return new Set()
  const administered = await administeredBy(db, caller)
  if (isOfClient(caller, administered)) return new Set()
  const gifts = await giftsOfPlaces(db, places)
  const elementIds = [...new Set(gifts.map(({ elementId }) => elementId))]
  const held = await heldBy({ db, caller, now: clock.now() }, { admin: false }, elementIds)
  const beyond = gifts.filter(({ elementId, companyId, level }) => level > held(elementId, [companyId]))
  return new Set(beyond.map(({ serviceId }) => serviceId))
}

/** The services among these that would give somebody anything at all: whoever works from outside gives nothing. */
export const servicesThatGive = async (db: PlatformDb, places: readonly Place[]): Promise<ReadonlySet<string>> =>
  new Set((await giftsOfPlaces(db, places)).map(({ serviceId }) => serviceId))

/**
 * Nobody puts people where they get more than he has. Asked under the lock of rights, where what he has cannot change.
 * @throws Refusal 403 BEYOND_OWN_RIGHTS
 */
export async function requireWithinOwn(placing: Placing, places: readonly Place[]) {
  const beyond = await servicesBeyondOwn(placing, places)
  if (beyond.size === 0) return
  throw new Refusal(403, 'BEYOND_OWN_RIGHTS', 'rights.error.beyond-own', { detail: { serviceIds: [...beyond] } })
}

const isOfClient = ({ support }: Placing['caller'], { admin }: Administered) => admin && !support
