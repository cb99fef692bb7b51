import { versionConflict } from '#kernel/server/errors.ts'
import { saveUnlessChanged } from '#kernel/server/take-for-change.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { type FabricationRules, usualRules } from '../fabrication-rule.model.ts'

export type Rules = Pick<FabricationRules, 'lotSelection' | 'isSingleMixLot'>

/** What a company said; what is usual where it never did. */
export async function rulesOfCompany(db: AtelierDb, companyId: string): Promise<FabricationRules> {
  const row = await db
    .selectFrom('atelier.fabrication_rule')
    .select(['lotSelection', 'isSingleMixLot', 'version'])
    .where('companyId', '=', companyId)
    .executeTakeFirst()
  return { companyId, ...usualRules, ...(row as (Rules & { version: number }) | undefined) }
}

/** @throws Refusal 409 of what somebody saved since it was read */
export async function saveRules(db: AtelierDb, companyId: string, said: Partial<Rules>, version: number) {
  if (version > 0) {
    const standing = db.updateTable('atelier.fabrication_rule').where('companyId', '=', companyId)
    await saveUnlessChanged(standing.set(said), version)
  } else await begin(db, companyId, said)
  return rulesOfCompany(db, companyId)
}

async function begin(db: AtelierDb, companyId: string, said: Partial<Rules>) {
  const { lotSelection, isSingleMixLot } = usualRules
  const made = await db
    .insertInto('atelier.fabrication_rule')
    .values({ companyId, lotSelection, isSingleMixLot, ...said })
    .onConflict(conflict => conflict.columns(['clientId', 'companyId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw versionConflict()
}
