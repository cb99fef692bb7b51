import { sql } from 'kysely'
import type { Offered } from '#kernel/shared/offer.ts'
import { type HarvestFact, harvestFactsOffer } from '#platform/trade/harvest-facts.slot.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import { placesOfCompanies } from '../../places/places.server.ts'

/** A harvest, with the place that it comes from and all that this place stands in. */
export type Harvest = HarvestFact & { within: ReadonlySet<string> }

type Asking = { db: CultureDb; offered: Offered }
type Asked = { companyIds: readonly string[]; from: string; until: string }

/** What was harvested between two days in the places of these companies, as who receives it tells. */
export async function harvestsBetween({ db, offered }: Asking, { companyIds, from, until }: Asked): Promise<Harvest[]> {
  const told = await Promise.all(offered(harvestFactsOffer).map(facts => facts.between(db as never, from, until)))
  const { rows: places } = await sql<{ id: string; parentId: string | null }>`
    select p.id, p.parent_id as "parentId" from ${placesOfCompanies(companyIds)} p`.execute(db)
  const parents = new Map(places.map(({ id, parentId }) => [id, parentId]))
  const known = new Map<string, ReadonlySet<string>>()
  const within = (placeId: string) => {
    const standing = known.get(placeId)
    if (standing) return standing
    const all = new Set<string>()
    for (let id: string | null = placeId; id !== null; id = parents.get(id) ?? null) all.add(id)
    known.set(placeId, all)
    return all
  }
  return told
    .flat()
    .filter(({ placeId }) => parents.has(placeId))
    .map(fact => ({ ...fact, within: within(fact.placeId) }))
}
