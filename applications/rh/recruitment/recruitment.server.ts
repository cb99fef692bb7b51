import { notFound } from '#kernel/server/errors.ts'
import { rhAnswers } from '#rh/rh-db.ts'
import { recruitmentCalls } from './recruitment.calls.ts'

/** Nobody is invited yet: no number leads to an interview, and none can be confirmed. */
export const recruitmentServer = rhAnswers(recruitmentCalls, {
  doesInterviewExists: async () => ({ exists: false }),
  getInterviewDetailsForConfirmation: async () => ({ outcome: 'unknown' as const }),
  confirmInterview: async () => {
    throw notFound()
  },
})
