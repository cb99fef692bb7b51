import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { applications, recruitmentIndicators } from '#rh/candidate-applications/candidate-application.model.ts'
import { interviewsElement } from '#rh/interviews/interview.model.ts'
import { retentionElement } from '#rh/retention/retention-place.model.ts'
import { OfferRules, OfferRulesFields, offerRulesElement } from './offer-rules.model.ts'
import { NewRefusalReason, ReasonToRefuse, RefusalAnswer, RefusalAnswerFields } from './refusal-answer.model.ts'

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
  /** 400 at `names.fr` of a name that another reason has. */
  addRefusalReason: {
    method: 'POST',
    path: 'rh/refusal-answers',
    access: writes(offerRulesElement),
    input: NewRefusalReason,
    answer: RefusalAnswer,
  },
  /** All that may be chosen by who refuses somebody, and those that no longer are, to call what was decided by them. */
  getRefusalReasons: {
    method: 'GET',
    path: 'rh/refusal-reasons',
    access: reads(applications, interviewsElement, recruitmentIndicators, retentionElement),
    answer: z.array(ReasonToRefuse),
  },
})
