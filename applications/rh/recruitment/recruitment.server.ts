import { notFound } from '#kernel/server/errors.ts'
import { rhAnswers } from '#rh/rh-db.ts'
import { candidatesCalls } from './candidates.calls.ts'
import { recruitmentCalls } from './recruitment.calls.ts'
import { foundCandidates } from './server/found-candidates.queries.ts'

export const candidatesServer = rhAnswers(candidatesCalls, {
  searchCandidate: ({ db }, { q }) => foundCandidates(db, q),
})

/** Nobody is invited yet: no number leads to an interview, and none can be confirmed. */
export const recruitmentServer = rhAnswers(recruitmentCalls, {
  doesInterviewExists: async () => ({ exists: false }),
  getInterviewDetailsForConfirmation: async () => ({ outcome: 'unknown' as const }),
  confirmInterview: async () => {
    throw notFound()
  },
})
