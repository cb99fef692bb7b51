import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'

export const interviewsElement = 'rh/gestion_du_recrutement/entretiens'
export const interviewsPath = '/RH/gestion_du_recrutement/entretiens'

export const interviewKinds = ['site', 'phone', 'video'] as const
export const interviewStates = ['planned', 'confirmed', 'done', 'no_show', 'cancelled'] as const
export type InterviewState = (typeof interviewStates)[number]
/** Minutes that a talk takes unless said. */
export const usualMinutes = 30

const instant = z.iso.datetime({ offset: true })
const lines = (most: number) => z.string().overwrite(asSeveralLines).max(most).nullable().optional()
const line = (most: number) => z.string().overwrite(asOneLine).max(most).nullable().optional()

/** A talk to plan. */
export const NewInterview = z.strictObject({
  kind: z.enum(interviewKinds).default('site'),
  startAt: instant,
  /** Half an hour later unless said. */
  endAt: instant.optional(),
  place: line(200),
  url: line(500),
  /** Whoever plans it unless said. */
  recruiterId: idOf('platform.user').optional(),
  otherInterviewerIds: z.array(idOf('platform.user')).max(5).default([]),
  mustConfirm: z.boolean().default(true),
  message: lines(2000),
})
export type NewInterview = z.output<typeof NewInterview>

export const Interview = z.object({
  interviewId: idOf('rh.interview'),
  candidateApplicationId: idOf('rh.candidate_application'),
  candidate: z.object({
    id: idOf('rh.candidate'),
    firstname: z.string(),
    name: z.string(),
    cellPhoneNumber: z.string().nullable(),
    language: z.string(),
  }),
  position: z.string().nullable(),
  recruiterId: idOf('platform.user'),
  recruiter: z.string(),
  otherInterviewerIds: z.array(idOf('platform.user')),
  kind: z.enum(interviewKinds),
  /** The same as `startAt`, under the name of the brief. */
  date: z.string(),
  startAt: z.string(),
  endAt: z.string(),
  place: z.string().nullable(),
  url: z.string().nullable(),
  mustConfirm: z.boolean(),
  interviewConfirmationNumber: z.string(),
  confirmedAt: z.string().nullable(),
  state: z.enum(interviewStates),
  previousDates: z.array(z.object({ startAt: z.string(), movedAt: z.string() })),
  can: z.object({ edit: z.boolean() }),
  version: z.int32(),
})
export type Interview = z.output<typeof Interview>

export const criteria = z
  .array(z.strictObject({ label: z.string().min(1).max(80), mark: z.int().min(1).max(4).nullable() }))
  .max(12)

/** What one of the interviewers thinks. */
export const Scorecard = z.object({
  interviewId: idOf('rh.interview'),
  interviewerId: idOf('platform.user'),
  interviewer: z.string(),
  criteria,
  comment: z.string().nullable(),
  savedAt: z.string(),
  version: z.int32(),
})
export type Scorecard = z.output<typeof Scorecard>
