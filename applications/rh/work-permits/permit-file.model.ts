import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asSeveralLines } from '#kernel/shared/written-text.ts'
import { checkAnswers, checkChannels, checkExemptions, checkStates } from './permit-check.model.ts'
import { expiringSteps, permitStates } from './held-permit.model.ts'
import { rightStates } from './right-to-work.model.ts'

/** Nobody hires before it: earlier days are slips of the keyboard. */
const firstDay = '2000-01-01'
const day = z.iso
  .date({ error: 'rh.permit.day-invalid' })
  .refine(written => written >= firstDay, { error: 'rh.permit.day-invalid' })
const comment = z.string().overwrite(asSeveralLines).min(1, { error: 'rh.permit.comment-needed' }).max(500)

/** A request to the prefecture, as somebody writes it down. */
export const requestFields = z.strictObject({
  channel: z.enum(checkChannels),
  askedOn: day,
  /** By letter it is told by the acknowledgement of receipt; a mail or the platform arrive on the day. */
  receivedOn: day.nullable(),
  department: z.string().regex(/^(\d{2}|2[AB]|97\d)$/, { error: 'rh.permit.department-unknown' }),
})
export type RequestFields = z.output<typeof requestFields>

export const NewPermitCheck = requestFields.partial().extend({
  employeeId: idOf('rh.employee'),
  /** The permit that was shown; the one that holds today when it is not said. */
  documentId: idOf('rh.employee_document').optional(),
  /** The hiring; the one that waits for its check when it is not said. */
  contractId: idOf('rh.employment_contract').nullable().optional(),
  exemption: z.enum(checkExemptions).default('none'),
  comment: comment.nullable().optional(),
})

export const exemptFields = z.strictObject({
  exemption: z.enum(['france_travail', 'permit_exempt']),
  comment: comment.nullable(),
})
export type ExemptFields = z.output<typeof exemptFields>

/** What the prefecture said, or when the letter reached it. */
export const answerFields = z.strictObject({
  receivedOn: day.nullable(),
  answer: z.enum(checkAnswers),
  answeredOn: day.nullable(),
})
export type AnswerFields = z.output<typeof answerFields>

export const PermitCheckChange = answerFields.partial().extend({
  id: idOf('rh.permit_check'),
  comment: comment.nullable().optional(),
  version: z.int32().optional(),
})

const civilDay = z.iso.date()

const PermitCheckRow = z.object({
  id: idOf('rh.permit_check'),
  documentId: idOf('rh.employee_document'),
  permitType: z.string().nullable(),
  contractId: idOf('rh.employment_contract').nullable(),
  /** The first day of that contract. */
  hiringDate: civilDay.nullable(),
  askedOn: civilDay.nullable(),
  channel: z.enum(checkChannels).nullable(),
  department: z.string().nullable(),
  receivedOn: civilDay.nullable(),
  answer: z.enum(checkAnswers),
  answeredOn: civilDay.nullable(),
  exemption: z.enum(checkExemptions),
  proofDocumentId: idOf('rh.employee_document').nullable(),
  comment: z.string().nullable(),
  createdAt: z.string(),
  author: z.string(),
  version: z.int32(),
})
export type PermitCheckRow = z.output<typeof PermitCheckRow>

const Right = z.object({
  state: z.enum(rightStates),
  permit: z.object({
    state: z.enum(permitStates),
    permit: z
      .object({
        id: idOf('rh.employee_document'),
        type: z.string().nullable(),
        startingDate: civilDay.nullable(),
        expirationDate: civilDay.nullable(),
      })
      .nullable(),
    expirationDate: civilDay.nullable(),
    step: z.literal(expiringSteps).nullable(),
  }),
  check: z
    .object({
      state: z.enum(checkStates),
      deadline: civilDay.nullable(),
      isLate: z.boolean(),
      answerDue: civilDay.nullable(),
    })
    .nullable(),
  hiring: z
    .object({ contractId: idOf('rh.employment_contract').nullable(), from: civilDay, to: civilDay.nullable() })
    .nullable(),
  use: z
    .object({
      unit: z.enum(['months', 'hours']),
      most: z.number(),
      used: z.number().nullable(),
      windowEnd: civilDay,
    })
    .nullable(),
})

/** The right to work of one person, and every check that was made of it, the newest first. */
export const PermitFile = z.object({
  employeeId: idOf('rh.employee'),
  right: Right,
  letsWork: z.boolean(),
  checks: z.array(PermitCheckRow),
  /** Of the employer's seat: its prefecture is the one to ask. */
  department: z.string().nullable(),
  /** Whether the file holds a proof of registration with France Travail that counts today. */
  hasFranceTravailProof: z.boolean(),
  can: z.object({ edit: z.boolean() }),
})
export type PermitFile = z.output<typeof PermitFile>
