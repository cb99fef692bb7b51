import type { Given } from '#kernel/server/answers.ts'
import { requireComponent } from '#platform/configuration/components.server.ts'
import type { Knowledge } from '#platform/delegation/delegation.server.ts'
import { type AtelierTables, atelierAnswers } from '#atelier/atelier-db.ts'
import { fabricationRulesCalls } from './fabrication-rules.calls.ts'
import { type Rules, rulesOfCompany, saveRules } from './server/rules-of-company.ts'

export { rulesOfCompany } from './server/rules-of-company.ts'

type Saving = Given<typeof fabricationRulesCalls.saveLotSelection, AtelierTables>
type Said = { kind: string; said: Partial<Rules> }

export function fabricationRulesServer(knowledge: Knowledge) {
  /** @throws Refusal 404 of a company that the caller does not set up in this; 409 */
  async function save(given: Saving, companyId: string, { kind, said }: Said, version: number) {
    await requireComponent({ ...given, db: given.db as never }, knowledge, { kind, companyId })
    return saveRules(given.db, companyId, said, version)
  }
  return atelierAnswers(fabricationRulesCalls, {
    getFabricationRules: async (given, { companyId }) => {
      const kind = ['lotSelection', 'singleMixLot']
      await requireComponent({ ...given, db: given.db as never }, knowledge, { kind, companyId })
      return rulesOfCompany(given.db, companyId)
    },
    saveLotSelection: (given, { companyId, lotSelection, version }) =>
      save(given, companyId, { kind: 'lotSelection', said: { lotSelection } }, version),
    saveSingleMixLot: (given, { companyId, isSingleMixLot, version }) =>
      save(given, companyId, { kind: 'singleMixLot', said: { isSingleMixLot } }, version),
  })
}
