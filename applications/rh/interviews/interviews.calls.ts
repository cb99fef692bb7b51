import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls, file } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { asSeveralLines } from '#kernel/shared/written-text.ts'
import {
  criteria,
  Interview,
  interviewKinds,
  interviewsElement,
  interviewStates,
  Scorecard,
} from './interview.model.ts'
import { touchedByRecruitment as touches } from '#rh/touched-by-recruitment.model.ts'

const reading = { method: 'GET', access: reads(interviewsElement) } as const
const writing = { method: 'POST', access: writes(interviewsElement), touches } as const
const ofInterview = z.strictObject({ interviewId: idOf('rh.interview') })
const instant = z.iso.datetime({ offset: true })
const comment = z.string().overwrite(asSeveralLines).max(4000)

/** Talks with candidates (hr-and-workshop, section 7, Recruitment). */
export const interviewsCalls = calls('rh/interviews', {
  /** 400 INTERVIEW_OVERLAP; 409 of one that is over. Both recruiters are told. */
  changeRecruiterForInterview: {
    ...writing,
    path: 'rh/gestionRecrutement/changeRecruiterForInterview',
    input: ofInterview.extend({ recruiterId: idOf('platform.user') }),
    answer: Interview,
  },
  /** Its length and its number stay; the candidate is asked to confirm anew. 400 INTERVIEW_PAST, INTERVIEW_OVERLAP. */
  changeDateOfInterview: {
    ...writing,
    path: 'rh/gestionRecrutement/changeDateOfInterview',
    input: ofInterview.extend({ date: instant }),
    answer: Interview,
  },
  cancelInterview: {
    ...writing,
    path: 'rh/gestionRecrutement/cancelInterview',
    input: ofInterview.extend({
      reason: z.string().overwrite(asSeveralLines).min(3).max(500),
      silent: z.boolean().default(false),
    }),
    answer: Interview,
  },
  /** The present week unless said. */
  getCandidatesInterviewsForClient: {
    ...reading,
    path: 'rh/gestionRecrutement/getCandidatesInterviewsForClient',
    input: z.strictObject({
      from: instant.optional(),
      to: instant.optional(),
      recruiterId: idOf('platform.user').optional(),
      siteId: idOf('rh.site').optional(),
      state: z.enum(interviewStates).optional(),
    }),
    answer: z.array(Interview),
  },
  /** Who came and who did not. */
  markInterview: {
    ...writing,
    path: 'rh/interviews/mark',
    input: ofInterview.extend({ state: z.enum(['done', 'no_show']) }),
    answer: Interview,
  },
  saveScorecard: {
    ...writing,
    path: 'rh/interviews/:interviewId/scorecard',
    input: ofInterview.extend({ criteria, comment: comment.nullable().default(null), version: z.int32().optional() }),
    answer: Scorecard,
  },
  /** One's own first; those of others once one's own is saved. */
  getScorecards: {
    ...reading,
    path: 'rh/interviews/:interviewId/scorecards',
    input: ofInterview,
    answer: z.object({ scorecards: z.array(Scorecard), hidden: z.int() }),
  },
  /** Hours at which a recruiter is free, in working hours of the days that follow. */
  getFreeSlots: {
    ...reading,
    path: 'rh/interviews/freeSlots/:recruiterId/:day',
    input: z.strictObject({
      recruiterId: idOf('platform.user'),
      day: z.iso.date(),
      minutes: z.coerce.number<number>().int().min(10).max(240).default(30),
    }),
    answer: z.array(z.object({ startAt: z.string(), endAt: z.string() })),
  },
  /** Who may hold a talk: the members of the client, by name. */
  getRecruiters: {
    ...reading,
    path: 'rh/interviews/recruiters',
    answer: z.array(z.object({ id: idOf('platform.user'), name: z.string(), isOneself: z.boolean() })),
  },
  /** Free hours of a day, one application after the other; each is planned or says why not. */
  planInterviews: {
    ...writing,
    path: 'rh/interviews/plan',
    input: z.strictObject({
      candidateApplicationIds: z.array(idOf('rh.candidate_application')).min(1).max(40),
      day: z.iso.date(),
      minutes: z.int().min(10).max(240).default(30),
      recruiterId: idOf('platform.user').optional(),
      kind: z.enum(interviewKinds).default('site'),
      place: z.string().max(200).nullable().default(null),
      mustConfirm: z.boolean().default(true),
    }),
    answer: z.array(
      z.object({
        candidateApplicationId: idOf('rh.candidate_application'),
        startAt: z.string().nullable(),
        error: z.string().nullable(),
      }),
    ),
  },
  getInterviewCalendar: {
    ...reading,
    path: 'rh/interviews/:interviewId/calendar',
    input: ofInterview,
    answer: file('text/calendar'),
  },
})
