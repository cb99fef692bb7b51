import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { OfferRules, OfferRulesFields, offerRulesElement } from './offer-rules.model.ts'

export const offerRulesCalls = calls('rh/offer-rules', {
  getOfferRules: { method: 'GET', path: 'rh/offer-rules', access: reads(offerRulesElement), answer: OfferRules },
  editOfferRules: {
    method: 'PUT',
    path: 'rh/offer-rules',
    access: writes(offerRulesElement),
    input: OfferRulesFields.extend({ version: z.int32() }),
    answer: OfferRules,
  },
})
