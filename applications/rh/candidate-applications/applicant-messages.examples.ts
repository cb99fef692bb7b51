import type { Examples } from '#kernel/testing/examples.ts'
import type { applicantMessagesCalls } from './applicant-messages.calls.ts'

export const applicantMessagesExamples: Examples<typeof applicantMessagesCalls> = {
  writeToManyApplicants: here => ({
    candidateApplicationIds: [here.id('rh.candidate_application', ({ status }) => status === 'received')],
    message: { model: 'available' },
  }),
}
