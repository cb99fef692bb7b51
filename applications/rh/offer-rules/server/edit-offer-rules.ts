import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { OfferRules } from '../offer-rules.model.ts'
import { offerRulesOfClient } from './offer-rules.queries.ts'

/** @throws Refusal 409 when somebody saved since it was read */
export async function editOfferRules(db: RhDb, { version, ...fields }: OfferRules): Promise<OfferRules> {
  await db
    .insertInto('rh.offer_rules')
    .values({ version: 0 })
    .onConflict(conflict => conflict.column('clientId').doNothing())
    .execute()
  const standing = await db.selectFrom('rh.offer_rules').select('version').forUpdate().executeTakeFirstOrThrow()
  requireUnchanged(standing, { version })
  await db
    .updateTable('rh.offer_rules')
    .set({ ...fields, version: version + 1 })
    .execute()
  return offerRulesOfClient(db)
}
