import type { Examples } from '#kernel/testing/examples.ts'
import type { interviewsCalls } from './interviews.calls.ts'

export const interviewsExamples: Examples<typeof interviewsCalls> = {
  changeDateOfInterview: here => ({ interviewId: here.id('rh.interview'), date: '2031-04-02T09:00:00Z' }),
  planInterviews: here => ({ candidateApplicationIds: [here.id('rh.candidate_application')], day: '2031-04-03' }),
}
