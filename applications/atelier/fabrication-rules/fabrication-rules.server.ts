import { notFound } from '#kernel/server/errors.ts'
import { componentsHeld, requireComponent } from '#platform/configuration/components.server.ts'
import type { Knowledge } from '#platform/delegation/delegation.server.ts'
import { type AtelierDb, atelierAnswers } from '#atelier/atelier-db.ts'
import { fabricationRulesCalls } from './fabrication-rules.calls.ts'
import { rulesOfCompany, saveRules } from './server/rules-of-company.ts'

export { rulesOfCompany } from './server/rules-of-company.ts'

/** @throws Refusal 404 of a company of another client */
async function requireCompany(db: AtelierDb, companyId: string) {
  const company = await db.selectFrom('platform.company').select('id').where('id', '=', companyId).executeTakeFirst()
  if (!company) throw notFound()
}

export const fabricationRulesServer = (knowledge: Knowledge) =>
  atelierAnswers(fabricationRulesCalls, {
    getFabricationRules: async (given, { companyId }) => {
      const asking = { ...given, db: given.db as never }
      const held = await Promise.all(
        ['lotSelection', 'singleMixLot'].map(kind => componentsHeld(asking, knowledge, kind)),
      )
      if (!held.flat().some(({ companyIds }) => companyIds === null || companyIds.includes(companyId))) throw notFound()
      await requireCompany(given.db, companyId)
      return rulesOfCompany(given.db, companyId)
    },
    saveLotSelection: async (given, { companyId, lotSelection, version }) => {
      await requireComponent({ ...given, db: given.db as never }, knowledge, { kind: 'lotSelection', companyId })
      await requireCompany(given.db, companyId)
      return saveRules(given.db, companyId, { lotSelection }, version)
    },
    saveSingleMixLot: async (given, { companyId, isSingleMixLot, version }) => {
      await requireComponent({ ...given, db: given.db as never }, knowledge, { kind: 'singleMixLot', companyId })
      await requireCompany(given.db, companyId)
      return saveRules(given.db, companyId, { isSingleMixLot }, version)
    },
  })
