import { z } from 'zod'
import { open } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { languages } from '#kernel/shared/names.ts'
import { allTypes, paperTypes, patienceMs } from '#rh/employee-documents/paper-file.model.ts'
import { spokenLanguages } from '#rh/employees/employee.model.ts'
import { mailAddress } from '#platform/identifiers/identifier.model.ts'
import { mostBytes } from './applicant-rules.model.ts'
import { Applied, FollowUp, followUpActions, KeptFiles, KnownApplicant, Receipt } from './applicant.model.ts'

const applying = {
  voice: 'public',
  access: open('an applicant has no account: what he sends becomes an application, and tells him nothing of others'),
} as const
const following = {
  voice: 'public',
  access: open('an applicant has no account: the key that he was given opens his own application'),
} as const

const written = ['application/pdf', ...allTypes.filter(type => type.includes('word'))]
const resume = { types: written, maxBytes: mostBytes, optional: true } as const
const pieces = { types: paperTypes, maxBytes: mostBytes, many: true, optional: true } as const
const sending = { method: 'POST', outside: true, filesAfter: 'mayApply', patienceMs } as const

const clientName = z.string().min(1).max(100)
const applicationToken = z.string().min(1).max(100)

/** What an applicant does without an account (hr-and-workshop, section 7, public applicant side). */
export const applicantsCalls = calls('rh/applicants', {
  /**
   * Before a form is sent: 429 TOO_MANY to who has sent as many as one takes of an address in an hour (ours). It reads alone,
   * and is no GET because the database is told addresses only where something may be written.
   */
  mayApply: {
    ...applying,
    method: 'POST',
    path: 'candidateApplication/mayApply',
    answer: z.object({ may: z.literal(true) }),
  },
  /** 400 FORM_CONFIGURING, or at each field; 413, 415 at a file; 429 TOO_MANY. Nothing of a refused form is kept. */
  apply: {
    ...applying,
    ...sending,
    path: 'candidateApplication/apply',
    input: Applied,
    files: { resume, idCard: pieces, additionalDocument: pieces },
    answer: Receipt,
  },
  /** The same, whose files follow. */
  applyBis: {
    ...applying,
    method: 'POST',
    outside: true,
    path: 'candidateApplication/applyBis',
    input: Applied,
    answer: Receipt,
  },
  /** The two sides of a card, within two hours of the application. 404 for a key that is not good any more. */
  saveCandidateApplicationIdCard: {
    ...applying,
    ...sending,
    path: 'candidateApplication/saveCandidateApplicationIdCard',
    input: z.strictObject({ applicationToken }),
    files: { front: { ...pieces, many: false }, back: { ...pieces, many: false } },
    answer: KeptFiles,
  },
  saveCandidateApplicationFiles: {
    ...applying,
    ...sending,
    path: 'candidateApplication/saveCandidateApplicationFiles',
    input: z.strictObject({
      applicationToken,
      fileType: z.enum(['resume', 'additionalDocument', 'workPermit', 'parentalPermission']),
      documentName: z.string().trim().max(120).optional(),
    }),
    files: { files: { types: allTypes, maxBytes: mostBytes, many: true } },
    answer: KeptFiles,
  },
  /** The same for everybody: whether a mail is known is nobody's business. */
  isApplicantRegistered: {
    ...applying,
    voice: 'none',
    method: 'GET',
    path: 'candidateApplication/isApplicantRegistered/:clientName/:mail',
    input: z.strictObject({ clientName, mail: z.string().min(1).max(254) }),
    answer: z.object({ checked: z.literal(true) }),
  },
  /** Who is known is mailed a key that opens what he once gave; the answer is the same for everybody (ours). */
  requestTicket: {
    ...applying,
    method: 'POST',
    path: 'candidateApplication/requestTicket',
    input: z.strictObject({ clientName, mail: mailAddress, language: z.enum(languages).default('fr') }),
    answer: z.object({}),
  },
  /** Client and mail in either order; without a good ticket there is no candidate, whoever it is. */
  getApplicantByMail: {
    ...following,
    method: 'GET',
    path: 'candidateApplication/getCandidateByMail/:first/:second',
    input: z.strictObject({
      first: z.string().min(1).max(254),
      second: z.string().min(1).max(254),
      ticket: z.string().max(100).optional(),
    }),
    answer: KnownApplicant,
  },
  /** 404 for any key that is not good (ours). */
  getFollowUp: {
    ...following,
    method: 'GET',
    path: 'candidateApplication/followUp/:token',
    input: z.strictObject({ token: z.string().min(1).max(100) }),
    answer: FollowUp,
  },
  answerFollowUp: {
    ...following,
    method: 'POST',
    path: 'candidateApplication/followUp/:token',
    input: z.strictObject({ token: z.string().min(1).max(100), action: z.enum(followUpActions) }),
    answer: nothing,
  },
  /** In which he is written to from now on: more of them than pages speak (ours). */
  chooseLanguageOfLetters: {
    ...following,
    method: 'POST',
    path: 'candidateApplication/followUp/:token/language',
    input: z.strictObject({ token: z.string().min(1).max(100), language: z.enum(spokenLanguages) }),
    answer: nothing,
  },
})
