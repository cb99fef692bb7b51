import { rhAnswers } from '#rh/rh-db.ts'
export { offerRulesOfClient } from './server/offer-rules.queries.ts'
import { editOfferRules } from './server/edit-offer-rules.ts'
import { offerRulesOfClient } from './server/offer-rules.queries.ts'
import { offerRulesCalls } from './offer-rules.calls.ts'

export const offerRulesServer = rhAnswers(offerRulesCalls, {
  getOfferRules: ({ db }) => offerRulesOfClient(db),
  editOfferRules: ({ db }, change) => editOfferRules(db, change),
})
