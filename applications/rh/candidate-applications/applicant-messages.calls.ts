import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { bulkLineOf } from '#kernel/shared/bulk-line.ts'
import { calls, stream } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { touchedByRecruitment as touches } from '#rh/touched-by-recruitment.model.ts'
import { ApplicantMessage, MessageModel } from './applicant-message.model.ts'
import { applications, mostDecided } from './candidate-application.model.ts'

/** What a recruiter writes to several applicants (recruitment.md, section 15). */
export const applicantMessagesCalls = calls('rh/candidate-applications', {
  /**
   * Writes to many, each in his own letter, which leaves by day. Who has no mail, whose mails come back, whose application is
   * closed and who got the same by another of his applications is named with why, and the others are written to.
   */
  writeToManyApplicants: {
    method: 'POST',
    access: writes(applications),
    touches,
    path: 'streaming/rh/candidateApplications/write',
    input: z.strictObject({
      candidateApplicationIds: z.array(idOf('rh.candidate_application')).min(1).max(mostDecided),
      message: ApplicantMessage,
    }),
    answer: stream(bulkLineOf(idOf('rh.candidate_application'))),
  },
  getMessageModels: {
    method: 'GET',
    access: reads(applications),
    path: 'rh/candidateApplications/messageModels',
    input: z.strictObject({}),
    answer: z.array(MessageModel),
  },
})
