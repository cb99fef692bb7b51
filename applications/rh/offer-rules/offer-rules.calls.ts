import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { applications, RefusalReason } from '#rh/candidate-applications/candidate-application.model.ts'
import { interviewsElement } from '#rh/interviews/interview.model.ts'
import { OfferRules, OfferRulesFields, offerRulesElement } from './offer-rules.model.ts'
import { RefusalAnswer, RefusalAnswerFields } from './refusal-answer.model.ts'

/** How offers begin and how those who are refused are answered (RH design, recruitment, sections 5 and 12). */
export const offerRulesCalls = calls('rh/offer-rules', {
  getOfferRules: { method: 'GET', path: 'rh/offer-rules', access: reads(offerRulesElement), answer: OfferRules },
  editOfferRules: {
    method: 'PUT',
    path: 'rh/offer-rules',
    access: writes(offerRulesElement),
    input: OfferRulesFields.extend({ version: z.int32() }),
    answer: OfferRules,
  },
  /** Every reason, in the order in which one chooses. */
  getRefusalAnswers: {
    method: 'GET',
    path: 'rh/refusal-answers',
    access: reads(offerRulesElement),
    answer: z.array(RefusalAnswer),
  },
  editRefusalAnswer: {
    method: 'PUT',
    path: 'rh/refusal-answers/:reason',
    access: writes(offerRulesElement),
    input: RefusalAnswerFields.safeExtend({ version: z.int32() }),
    answer: RefusalAnswer,
  },
  /** Those that are proposed to who refuses somebody. */
  getRefusalReasons: {
    method: 'GET',
    path: 'rh/refusal-reasons',
    access: reads(applications, interviewsElement),
    answer: z.array(RefusalReason),
  },
})
