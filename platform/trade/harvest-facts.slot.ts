import type { Db } from '#kernel/server/db.ts'
import { offer } from '#kernel/shared/offer.ts'

/** What was harvested of a crop in a place on a day, in grams; the marketable part is what was not downgraded. */
export type HarvestFact = {
  day: string
  cropCodeId: string
  placeId: string
  grossG: number
  marketableG: number
}

/** Who receives harvests tells them, from one civil day up to and with another. Nobody receives any: none. */
export type HarvestFacts = {
  between(db: Db<never>, from: string, until: string): Promise<readonly HarvestFact[]>
}

export const harvestFactsOffer = offer<HarvestFacts>('harvest facts')
