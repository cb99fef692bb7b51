import { rhAnswers } from '#rh/rh-db.ts'
export { offerRulesOfClient } from './server/offer-rules.queries.ts'
export { isReasonOfClient, ownLetter } from './server/refusal-answers.ts'
import { editOfferRules } from './server/edit-offer-rules.ts'
import { offerRulesOfClient } from './server/offer-rules.queries.ts'
import { addRefusalReason, editRefusalAnswer, reasonsToRefuse, refusalAnswers } from './server/refusal-answers.ts'
import { offerRulesCalls } from './offer-rules.calls.ts'

export const offerRulesServer = rhAnswers(offerRulesCalls, {
  getOfferRules: ({ db }) => offerRulesOfClient(db),
  editOfferRules: ({ db }, change) => editOfferRules(db, change),
  getRefusalAnswers: given => refusalAnswers(given.db, given),
  editRefusalAnswer: (given, change) => editRefusalAnswer(given.db, given, change),
  addRefusalReason: (given, said) => addRefusalReason(given.db, given, said),
  getRefusalReasons: ({ db }) => reasonsToRefuse(db),
})
