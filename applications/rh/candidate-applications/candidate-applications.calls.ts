import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { bulkLineOf } from '#kernel/shared/bulk-line.ts'
import { calls, nothing, stream } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { idIn, type List } from '#kernel/shared/list.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import { Candidate, candidates, KnownPerson } from '#rh/candidates/candidate.model.ts'
import { newCandidate } from '#rh/candidates/candidate-form.model.ts'
import { interviewsElement } from '#rh/interviews/interview.model.ts'
import { applicationStates } from './application-state.model.ts'
import {
  ApplicationFigures,
  ApplicationFilters,
  ApplicationInFull,
  ApplicationRow,
  applications,
  CandidateApplication,
  creation,
  decision,
  decisionData,
  HiringChoices,
  InterviewResponse,
  mostDecided,
  moveData,
  recruitmentIndicators,
  RefusalReason,
  scopes,
  answerTime,
} from './candidate-application.model.ts'
import { touchedByRecruitment as touches } from '#rh/touched-by-recruitment.model.ts'

const reading = { method: 'GET', access: reads(applications) } as const
const writing = { method: 'POST', access: writes(applications), touches } as const
const ofApplication = z.strictObject({ candidateApplicationId: idOf('rh.candidate_application') })
const byId = { id: idOf('rh.candidate_application'), version: z.int32().optional() }
const scope = z.enum(scopes)

const applicationsByDate = {
  sorts: ['receivedAt'],
  comparedSorts: ['name', 'statusSince', 'hiringDate'],
  isUsuallyDownwards: true,
  isSearched: true,
  filters: {
    companyId: idIn('platform.company', { address: 'company' }),
    recruiterId: idIn('platform.user', { address: 'recruiter' }),
    positionId: idIn('rh.position', { address: 'position' }),
    siteId: idIn('rh.site', { address: 'site' }),
    jobOfferId: idIn('rh.job_offer', { address: 'offer' }),
  },
} as const satisfies List

const Opened = z.object({ candidate: Candidate, application: CandidateApplication.nullable() })

/** Requests for a job (hr-and-workshop, section 7, Recruitment). */
export const candidateApplicationsCalls = calls('rh/candidate-applications', {
  /**
   * Registers somebody with his application, invited to fill the form or received as it is. Where the check is on and
   * somebody looks like him, nothing is written and those are answered; `employeeId` says that he is that one of the staff,
   * who is no candidate yet.
   */
  createCandidate: {
    method: 'POST',
    path: 'rh/gestionRecrutement/createCandidate',
    access: writes(creation),
    touches,
    input: newCandidate.extend({
      checkIfCandidateExists: z.boolean().default(true),
      sendApplication: z.boolean().default(false),
      positionId: idOf('rh.position').nullable().optional(),
      companyId: idOf('platform.company').optional(),
      employeeId: idOf('rh.employee').optional(),
    }),
    answer: z.object({
      created: z.boolean(),
      candidate: Candidate.nullable(),
      application: CandidateApplication.nullable(),
      existing: z.array(KnownPerson),
    }),
  },
  /** Takes somebody known again: the form is sent for his open application, else for a new one. */
  updateExistingCandidate: {
    method: 'POST',
    path: 'rh/gestionRecrutement/updateExistingCandidate',
    access: writes(candidates),
    touches,
    input: newCandidate.partial().extend({
      existingCandidateId: idOf('rh.candidate'),
      sendApplicationForm: z.boolean().default(false),
    }),
    answer: Opened,
  },
  /** 400 where he has no mail. */
  sendApplicationFormToCandidate: {
    ...writing,
    path: 'rh/gestionRecrutement/sendApplicationFormToCandidate',
    input: z.strictObject({ candidateId: idOf('rh.candidate') }),
    answer: z.object({ sentTo: z.string(), expiresAt: z.string() }),
  },
  isCandidateInterviewAllowed: {
    method: 'POST',
    path: 'rh/gestionRecrutement/isCandidateInterviewAllowed',
    access: reads(applications, interviewsElement),
    input: ofApplication.extend({ candidateId: idOf('rh.candidate') }),
    answer: z.object({ allowed: z.boolean(), reasons: z.array(z.string()) }),
  },
  updateCandidateApplication: {
    ...writing,
    path: 'rh/gestionRecrutement/updateCandidateApplication',
    input: z.strictObject({
      ...byId,
      jobOfferId: idOf('rh.job_offer').nullable().optional(),
      positionId: idOf('rh.position').nullable().optional(),
      companyId: idOf('platform.company').optional(),
      recruiterId: idOf('platform.user').nullable().optional(),
      jobsSought: z.array(z.string().min(1).max(120)).max(20).optional(),
      contractsSought: z.array(z.string().min(1).max(40)).max(10).optional(),
    }),
    answer: CandidateApplication,
  },
  updateCandidateApplicationComment: {
    ...writing,
    path: 'rh/gestionRecrutement/updateCandidateApplicationComment',
    input: z.strictObject({ ...byId, comment: z.string().max(4000).nullable() }),
    answer: CandidateApplication,
  },
  updateCandidateHiringDate: {
    ...writing,
    access: writes(decision),
    path: 'rh/gestionRecrutement/updateCandidateHiringDate',
    input: z.strictObject({ ...byId, hiringDate: z.iso.date() }),
    answer: CandidateApplication,
  },
  updateCandidateApplicationRefusalReason: {
    ...writing,
    access: writes(decision),
    path: 'rh/gestionRecrutement/updateCandidateApplicationRefusalReason',
    input: z.strictObject({ ...byId, refusalReason: RefusalReason }),
    answer: CandidateApplication,
  },
  /** 409 TRANSITION_INVALID of a move that the way does not know; 400 on what the target asks. */
  updateCandidateApplicationStatus: {
    ...writing,
    path: 'rh/gestionRecrutement/updateCandidateApplicationStatus',
    input: ofApplication.extend({
      status: z.enum(applicationStates),
      candidateApplicationData: moveData.default({}),
    }),
    answer: CandidateApplication,
  },
  /** The same answer to many, one after the other: one that is refused says why and leaves the others. */
  decideManyApplications: {
    ...writing,
    access: writes(decision),
    path: 'streaming/rh/candidateApplications/decide',
    input: z.strictObject({
      candidateApplicationIds: z.array(idOf('rh.candidate_application')).min(1).max(mostDecided),
      status: z.enum(['accepted', 'refused']),
      candidateApplicationData: decisionData,
    }),
    answer: stream(bulkLineOf(idOf('rh.candidate_application'))),
  },
  /** Read-only afterwards. 409 TRANSITION_INVALID of one that is not over. */
  closeCandidateApplication: {
    ...writing,
    path: 'rh/gestionRecrutement/closeCandidateApplication',
    input: ofApplication,
    answer: CandidateApplication,
  },
  /** 409 APPLICATION_KEPT of one from which somebody was hired. */
  deleteCandidateApplication: {
    method: 'POST',
    path: 'rh/gestionRecrutement/deleteCandidateApplication',
    access: manages(applications),
    touches,
    input: ofApplication,
    answer: nothing,
  },
  /** Decides, and has the candidate told at once or later. Takes the place of an answer that has not gone. */
  saveInterviewResponse: {
    ...writing,
    access: writes(decision),
    path: 'rh/gestionRecrutement/saveInterviewResponse',
    input: ofApplication.extend({
      interviewId: idOf('rh.interview').nullable().optional(),
      status: z.enum(['hired', 'refused']),
      refusalReason: RefusalReason.nullable().optional(),
      comment: z.string().max(2000).nullable().optional(),
      hiringDate: z.iso.date().nullable().optional(),
      hiringSite: idOf('rh.site').nullable().optional(),
      hiringUnit: idOf('rh.unit').nullable().optional(),
      hiringSubunit: idOf('rh.subunit').nullable().optional(),
      hiringPosition: idOf('rh.position').nullable().optional(),
      ...answerTime,
    }),
    answer: z.object({ response: InterviewResponse, application: CandidateApplication }),
  },
  /** An answer that has not gone is not sent; the decision stays. 409 TRANSITION_INVALID of one that has. */
  cancelInterviewResponse: {
    ...writing,
    access: writes(decision),
    path: 'rh/candidateApplications/:candidateApplicationId/cancelResponse',
    input: ofApplication,
    answer: InterviewResponse,
  },
  getCandidatesApplications: {
    ...reading,
    path: 'rh/gestionRecrutement/getCandidatesApplications/:scope',
    input: z.strictObject({
      scope,
      jobOfferId: idOf('rh.job_offer').optional(),
      companyId: idOf('platform.company').optional(),
      recruiterId: idOf('platform.user').optional(),
      search: z.string().max(100).optional(),
    }),
    answer: z.array(ApplicationRow),
  },
  getPaginatedCandidatesApplications: {
    ...reading,
    path: 'rh/gestionRecrutement/getPaginatedCandidatesApplications/:scope/:page/:size/:search?',
    list: applicationsByDate,
    input: z.strictObject({
      ...fieldsOf(applicationsByDate),
      scope,
    }),
    answer: pageOf(ApplicationRow),
  },
  countCandidatesApplications: {
    ...reading,
    path: 'rh/gestionRecrutement/countCandidatesApplications/:scope',
    input: z.strictObject({ scope, companyId: idOf('platform.company').optional() }),
    answer: ApplicationFigures,
  },
  searchCandidatesApplications: {
    ...reading,
    path: 'rh/gestionRecrutement/searchCandidatesApplications/:q',
    input: z.strictObject({ q: z.string().trim().min(2).max(100) }),
    answer: z.array(ApplicationRow),
  },
  /** What lists and figures of applications are narrowed by: the caller's companies with their living sites, and offers. */
  getApplicationFilters: {
    method: 'GET',
    path: 'rh/candidateApplications/filters',
    access: reads(applications, recruitmentIndicators),
    answer: ApplicationFilters,
  },
  /** Living positions, and the places of a company, for who plans and decides. */
  getHiringChoices: {
    method: 'GET',
    path: 'rh/candidateApplications/choices/:companyId',
    access: reads(applications, interviewsElement, creation),
    input: z.strictObject({ companyId: idOf('platform.company') }),
    answer: HiringChoices,
  },
  getCandidateApplicationById: {
    method: 'GET',
    path: 'rh/gestionRecrutement/getCandidateApplicationById/:candidateId/:candidateApplicationId',
    access: reads(applications, interviewsElement),
    input: ofApplication.extend({ candidateId: idOf('rh.candidate') }),
    answer: ApplicationInFull,
  },
  /** Either id first. */
  buildQuestionnaireAnswersForCandidateApplication: {
    ...reading,
    path: 'rh/gestionRecrutement/buildQuestionnaireAnswersForCandidateApplication/:candidateApplicationId/:questionnaireId',
    input: ofApplication.extend({ questionnaireId: idOf('platform.questionnaire') }),
    answer: z.object({
      questionnaireId: idOf('platform.questionnaire'),
      name: z.string(),
      version: z.int(),
      answers: z.array(
        z.object({
          questionId: z.string(),
          label: z.string(),
          type: z.string(),
          value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable(),
          flagged: z.boolean(),
        }),
      ),
    }),
  },
})
