import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asSeveralLines } from '#kernel/shared/written-text.ts'
import { WatchedAnswers } from '#platform/configuration/watched-answers.model.ts'
import { Candidate } from '#rh/candidates/candidate.model.ts'
import { HiringFile } from '#rh/hiring-files/hiring-file.model.ts'
import { Interview, NewInterview } from '#rh/interviews/interview.model.ts'
import { WrittenMessage } from './applicant-message.model.ts'
import { applicationStates } from './application-state.model.ts'

export const applications = 'rh/gestion_du_recrutement/candidatures'
export const decision = `${applications}#decision`
export const creation = 'rh/gestion_du_recrutement/creation_candidat'
export const recruitmentIndicators = 'rh/gestion_du_recrutement/indicateurs'
export const applicationsPath = '/RH/gestion_du_recrutement/candidatures'

/** Why somebody is refused; `other` asks a comment, and none is told raw to the candidate. */
export const refusalReasons = [
  'profile',
  'experience',
  'availability',
  'filled',
  'work_documents',
  'unreachable',
  'absent',
  'other',
] as const
const ownReason = 'own-[0-9a-f-]{36}'

/** A reason that the client added himself. */
export const isOwnReason = (reason: string) => new RegExp(`^${ownReason}$`).test(reason)

const known = new RegExp(`^(?:${refusalReasons.join('|')}|${ownReason})$`)
export const isRefusalReason = (text: string) => known.test(text)
export const RefusalReason = z.string().min(1).max(60).regex(known)

/** What lists of applications are about: what is open, over, kept for later, everything, or one state. */
export const scopes = ['open', 'closed', 'pool', 'all', ...applicationStates.filter(state => state !== 'pool')] as const

const Can = z.object({
  moves: z.array(z.enum(applicationStates)),
  edit: z.boolean(),
  decide: z.boolean(),
  delete: z.boolean(),
})

/** A line of the list, a card of the board. */
export const ApplicationRow = z.object({
  id: idOf('rh.candidate_application'),
  candidateId: idOf('rh.candidate'),
  name: z.string(),
  firstname: z.string(),
  mail: z.string().nullable(),
  cellPhoneNumber: z.string().nullable(),
  language: z.string(),
  status: z.enum(applicationStates),
  statusSince: z.string(),
  receivedAt: z.string(),
  closedAt: z.string().nullable(),
  jobOfferId: idOf('rh.job_offer').nullable(),
  /** Title of the offer. */
  offer: z.string().nullable(),
  /** The position, or the first job that he wrote himself. */
  position: z.string().nullable(),
  companyId: idOf('platform.company'),
  company: z.string(),
  recruiter: z.string().nullable(),
  /** The days on which he can work, from the next on. */
  available: z.object({ start: z.iso.date(), end: z.iso.date() }).nullable(),
  nextInterviewAt: z.string().nullable(),
  nextInterviewConfirmed: z.boolean(),
  /** Pieces of his hiring file that are still to come. */
  missingPieces: z.int(),
  refusalReason: z.string().nullable(),
  hiringDate: z.iso.date().nullable(),
  isFormerEmployee: z.boolean(),
  /** What his form says otherwise than his file. */
  differences: z.int(),
  can: Can,
  version: z.int32(),
})
export type ApplicationRow = z.output<typeof ApplicationRow>

const Named = z.object({ id: z.uuid(), name: z.string() }).nullable()

export const CandidateApplication = z.object({
  id: idOf('rh.candidate_application'),
  candidateId: idOf('rh.candidate'),
  company: z.object({ id: idOf('platform.company'), name: z.string() }),
  position: Named,
  jobOfferId: idOf('rh.job_offer').nullable(),
  offer: z.string().nullable(),
  status: z.enum(applicationStates),
  statusSince: z.string(),
  receivedAt: z.string(),
  closedAt: z.string().nullable(),
  comment: z.string().nullable(),
  jobsSought: z.array(z.string()),
  contractsSought: z.array(z.string()),
  refusalReason: RefusalReason.nullable(),
  refusalComment: z.string().nullable(),
  recruiter: Named,
  hiringDate: z.iso.date().nullable(),
  hiringSite: Named,
  hiringUnit: Named,
  hiringSubunit: Named,
  hiringPosition: Named,
  typeOfContractId: idOf('rh.type_of_contract').nullable(),
  can: Can,
  version: z.int32(),
})
export type CandidateApplication = z.output<typeof CandidateApplication>

/** Something that became of it. */
export const ApplicationEvent = z.object({
  id: idOf('rh.candidate_application_event'),
  what: z.string(),
  fromStatus: z.enum(applicationStates).nullable(),
  toStatus: z.enum(applicationStates).nullable(),
  reason: z.string().nullable(),
  at: z.string(),
  by: z.string().nullable(),
  /** Where somebody wrote to him. */
  message: WrittenMessage.nullable(),
})

/** What the candidate is answered, and when. */
export const InterviewResponse = z.object({
  id: idOf('rh.interview_response'),
  status: z.enum(['hired', 'refused']),
  refusalReason: RefusalReason.nullable(),
  immediateSending: z.boolean(),
  responseSendingTime: z.string(),
  sentAt: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  failedAt: z.string().nullable(),
})
export type InterviewResponse = z.output<typeof InterviewResponse>

export const ApplicationInFull = z.object({
  application: CandidateApplication,
  candidate: Candidate,
  interviews: z.array(Interview),
  /** Newest first. */
  responses: z.array(InterviewResponse),
  hiringFile: HiringFile.nullable(),
  /** Answers that are marked, for somebody to look at them twice. */
  watchedAnswers: WatchedAnswers,
  events: z.array(ApplicationEvent),
  formerContract: z.object({ libelle: z.string(), from: z.iso.date(), to: z.iso.date().nullable() }).nullable(),
})
export type ApplicationInFull = z.output<typeof ApplicationInFull>

const comment = z.string().overwrite(asSeveralLines).max(2000)
export const hiringData = z.strictObject({
  hiringDate: z.iso.date(),
  hiringSite: idOf('rh.site'),
  hiringUnit: idOf('rh.unit').nullable().optional(),
  hiringSubunit: idOf('rh.subunit').nullable().optional(),
  hiringPosition: idOf('rh.position'),
  typeOfContractId: idOf('rh.type_of_contract').nullable().optional(),
})
export type HiringData = z.output<typeof hiringData>

/** When the answer leaves: at once, or within 30 days. */
export const answerTime = {
  immediateSending: z.boolean().default(false),
  responseSendingTime: z.iso.datetime({ offset: true }).nullable().default(null),
}

/** What a move asks; each target reads its own. */
export const moveData = z
  .strictObject({
    recruiterId: idOf('platform.user').nullable(),
    reason: comment,
    interview: NewInterview,
    ...hiringData.shape,
    refusalReason: RefusalReason,
    comment,
    ...answerTime,
    consentUntil: z.iso.date(),
    employeeId: idOf('rh.employee'),
    contractId: idOf('rh.employment_contract'),
  })
  .partial()
export type MoveData = z.output<typeof moveData>

/** What is decided alike of many. */
export const decisionData = moveData.pick({
  hiringDate: true,
  hiringSite: true,
  hiringUnit: true,
  hiringSubunit: true,
  hiringPosition: true,
  typeOfContractId: true,
  refusalReason: true,
  comment: true,
  immediateSending: true,
  responseSendingTime: true,
})
export const mostDecided = 200

/** How many of each state. */
export const ApplicationFigures = z.object({
  total: z.int(),
  byStatus: z.array(z.object({ status: z.enum(applicationStates), count: z.int() })),
})

const Chosen = z.object({ id: z.uuid(), name: z.string() })
const OfCompany = Chosen.extend({ companyId: idOf('platform.company') })

/** By what applications are narrowed. */
export const ApplicationFilters = z.object({
  companies: z.array(Chosen),
  sites: z.array(OfCompany),
  /** Those that were shown, the newest first. */
  offers: z.array(OfCompany),
})
export type ApplicationFilters = z.output<typeof ApplicationFilters>

/** What a decision chooses among; a place is named with what it is part of. */
export const HiringChoices = z.object({
  positions: z.array(Chosen),
  places: z.array(
    z.object({
      siteId: idOf('rh.site'),
      unitId: idOf('rh.unit').nullable(),
      subunitId: idOf('rh.subunit').nullable(),
      name: z.string(),
    }),
  ),
})
export type HiringChoices = z.output<typeof HiringChoices>
