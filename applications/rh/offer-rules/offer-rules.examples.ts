import type { Examples } from '#kernel/testing/examples.ts'
import type { offerRulesCalls } from './offer-rules.calls.ts'

export const offerRulesExamples: Examples<typeof offerRulesCalls> = {
  editOfferRules: here => ({
    onFeed: true,
    onPoster: false,
    conditions: 'Panier de légumes chaque vendredi',
    version: Number(here.row('rh.offer_rules')?.version ?? 0),
  }),
}
