import { z } from 'zod'
import { open } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { InterviewToConfirm } from './interview-confirmation.model.ts'

const ofVisitor = {
  voice: 'public',
  access: open('a candidate has no account: the number of his invitation says which interview it is'),
} as const
/** The number is 128 random bits, in base 32. */
const invitation = z.strictObject({
  clientName: z.string().min(1).max(100),
  interviewConfirmationNumber: z.string().min(1).max(100),
})
const ofInvitation = ':clientName/:interviewConfirmationNumber'

/** What a candidate does with the link of his invitation (hr-and-workshop, section 7, public applicant side). */
export const interviewConfirmationCalls = calls('rh/interviews', {
  doesInterviewExists: {
    ...ofVisitor,
    method: 'GET',
    path: `candidateApplication/doesInterviewExists/${ofInvitation}`,
    input: invitation,
    answer: z.object({ exists: z.boolean() }),
  },
  getInterviewDetailsForConfirmation: {
    ...ofVisitor,
    method: 'GET',
    path: `candidateApplication/getInterviewDetailsForConfirmation/${ofInvitation}`,
    input: invitation,
    answer: InterviewToConfirm,
  },
  /** 400 INTERVIEW_EXPIRED; 409 ALREADY_CONFIRMED; 404. */
  confirmInterview: {
    ...ofVisitor,
    method: 'POST',
    path: 'candidateApplication/confirmInterview',
    input: invitation,
    answer: InterviewToConfirm.pick({ outcome: true }),
  },
  /** He cannot come: the recruiter is told, and calls him back. 400 INTERVIEW_EXPIRED; 404. */
  declineInterview: {
    ...ofVisitor,
    method: 'POST',
    path: 'candidateApplication/declineInterview',
    input: invitation.extend({ choice: z.enum(['other_slot', 'withdraw']) }),
    answer: z.object({ declined: z.boolean() }),
  },
})
