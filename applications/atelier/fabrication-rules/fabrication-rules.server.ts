import type { Given } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import { componentsHeld, requireComponent } from '#platform/configuration/components.server.ts'
import type { Knowledge } from '#platform/delegation/delegation.server.ts'
import { type AtelierDb, type AtelierTables, atelierAnswers } from '#atelier/atelier-db.ts'
import { fabricationRulesCalls } from './fabrication-rules.calls.ts'
import { type Rules, rulesOfCompany, saveRules } from './server/rules-of-company.ts'

export { rulesOfCompany } from './server/rules-of-company.ts'

type Saving = Given<typeof fabricationRulesCalls.saveLotSelection, AtelierTables>
type Said = { kind: string; said: Partial<Rules> }

/** @throws Refusal 404 of a company of another client */
async function requireCompany(db: AtelierDb, companyId: string) {
  const company = await db.selectFrom('platform.company').select('id').where('id', '=', companyId).executeTakeFirst()
  if (!company) throw notFound()
}

export function fabricationRulesServer(knowledge: Knowledge) {
  /** @throws Refusal 404 of a company that the caller does not set up in this; 409 */
  async function save(given: Saving, companyId: string, { kind, said }: Said, version: number) {
    await requireComponent({ ...given, db: given.db as never }, knowledge, { kind, companyId })
    await requireCompany(given.db, companyId)
    return saveRules(given.db, companyId, said, version)
  }
  return atelierAnswers(fabricationRulesCalls, {
    getFabricationRules: async (given, { companyId }) => {
      const asking = { ...given, db: given.db as never }
      const held = await Promise.all(
        ['lotSelection', 'singleMixLot'].map(kind => componentsHeld(asking, knowledge, kind)),
      )
      if (!held.flat().some(({ companyIds }) => companyIds === null || companyIds.includes(companyId))) throw notFound()
      await requireCompany(given.db, companyId)
      return rulesOfCompany(given.db, companyId)
    },
    saveLotSelection: (given, { companyId, lotSelection, version }) =>
      save(given, companyId, { kind: 'lotSelection', said: { lotSelection } }, version),
    saveSingleMixLot: (given, { companyId, isSingleMixLot, version }) =>
      save(given, companyId, { kind: 'singleMixLot', said: { isSingleMixLot } }, version),
  })
}
