import { z } from 'zod'
import { open } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { InterviewToConfirm } from './interview.model.ts'

const access = open('a candidate has no account: the number of his invitation says which interview it is')
/** The number is 128 random bits, in base 32. */
const invitation = z.strictObject({
  clientName: z.string().min(1).max(100),
  interviewConfirmationNumber: z.string().min(1).max(100),
})
const ofInvitation = ':clientName/:interviewConfirmationNumber'

/** What a candidate does with the link of his invitation (hr-and-workshop, section 7, public applicant side). */
export const recruitmentCalls = calls('rh/recruitment', {
  doesInterviewExists: {
    method: 'GET',
    path: `candidateApplication/doesInterviewExists/${ofInvitation}`,
    access,
    input: invitation,
    answer: z.object({ exists: z.boolean() }),
  },
  getInterviewDetailsForConfirmation: {
    method: 'GET',
    path: `candidateApplication/getInterviewDetailsForConfirmation/${ofInvitation}`,
    access,
    input: invitation,
    answer: InterviewToConfirm,
  },
  confirmInterview: {
    method: 'POST',
    path: 'candidateApplication/confirmInterview',
    access,
    input: invitation,
    answer: InterviewToConfirm.pick({ outcome: true }),
  },
})
