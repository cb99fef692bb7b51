import type { RhDb } from '#rh/rh-db.ts'
import type { OfferRules } from '../offer-rules.model.ts'

const unfilled: OfferRules = { onFeed: false, onPoster: false, sources: [], conditions: null, version: 0 }

export const offerRulesOfClient = async (db: RhDb): Promise<OfferRules> =>
  (await db
    .selectFrom('rh.offer_rules')
    .select(['onFeed', 'onPoster', 'sources', 'conditions', 'version'])
    .executeTakeFirst()) ?? unfilled
