import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { fabricationRulesCalls } from './fabrication-rules.calls.ts'

const versionOf = (here: Here, companyId: string) =>
  Number(here.row('atelier.fabrication_rule', row => row.company_id === companyId)?.version ?? 0)

export const fabricationRulesExamples: Examples<typeof fabricationRulesCalls> = {
  saveLotSelection: here => {
    const companyId = here.id('platform.company')
    return { companyId, lotSelection: 'manual', version: versionOf(here, companyId) }
  },
  saveSingleMixLot: here => {
    const companyId = here.id('platform.company')
    return { companyId, isSingleMixLot: true, version: versionOf(here, companyId) }
  },
}
