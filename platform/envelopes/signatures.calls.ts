import { z } from 'zod'
import { open } from '#kernel/shared/access.ts'
import { calls, file, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { marks, reason } from './envelope.model.ts'
import { SigningInside, SigningLink } from './signing.model.ts'

const ofLink = {
  voice: 'public',
  access: open(
    'who signs from outside has no account: the link of his mail, and the code that it sends, say who he is',
  ),
} as const
/** 256 bits in base 64; any other text answers as a dead one. */
const token = z.string().min(1).max(100)
const link = z.strictObject({ token })
const documentId = idOf('platform.envelope_document')

/**
 * What somebody signs by the link of his mail. Wrong, dead and expired links answer alike: 404. From `enterSigning` on, the
 * pass that it gave stands in the header `signingpass`: without it, or past its half hour, the link answers as a dead one.
 */
export const signaturesCalls = calls('platform/envelopes', {
  getSigningLink: { ...ofLink, method: 'GET', path: 'signatures/:token', input: link, answer: SigningLink },
  /**
   * By a text where the link shows a telephone, else by mail. Answers alike whether or not one is sent: five an hour, none
   * within ten minutes of five wrong tries.
   */
  askSigningCode: {
    ...ofLink,
    method: 'POST',
    path: 'signatures/:token/code',
    input: link.extend({ channel: z.enum(['mail', 'sms']).default('mail') }),
    answer: nothing,
  },
  /** 400 on `code` of a wrong one, 429 after five. */
  enterSigning: {
    ...ofLink,
    method: 'POST',
    path: 'signatures/:token/enter',
    outside: true,
    input: link.extend({ code: z.string().regex(/^\d{6}$/) }),
    answer: z.object({ pass: z.string(), until: z.string() }),
  },
  getSigningInside: {
    ...ofLink,
    method: 'GET',
    path: 'signatures/:token/inside',
    input: link,
    answer: SigningInside,
  },
  getDocumentToSign: {
    ...ofLink,
    method: 'GET',
    path: 'signatures/:token/documents/:documentId',
    input: link.extend({ documentId }),
    answer: file('application/pdf'),
  },
  /** That the last page was reached: before it, nothing is signed. */
  noteDocumentRead: {
    ...ofLink,
    method: 'POST',
    path: 'signatures/:token/read',
    input: link.extend({ documentId, lastPage: z.int().min(1).max(10_000) }),
    answer: nothing,
  },
  /** Twice is once. 409 DOCUMENT_NOT_READ, SIGNING_CLOSED; `drawing` is a PNG in base 64, 150 kB at most. */
  signByLink: {
    ...ofLink,
    method: 'POST',
    path: 'signatures/:token/sign',
    input: link.extend({
      documentIds: z.array(documentId).min(1).max(10).optional(),
      consentVersion: z.string().min(1).max(20),
      mark: z.enum(marks).default('typed'),
      drawing: z.base64().max(200_000).optional(),
    }),
    answer: z.object({ status: z.enum(['signed', 'partly']) }),
  },
  declineByLink: {
    ...ofLink,
    method: 'POST',
    path: 'signatures/:token/decline',
    input: link.extend({ documentId: documentId.optional(), reason }),
    answer: nothing,
  },
  /** For thirty days after the end. */
  getSealedByLink: {
    ...ofLink,
    method: 'GET',
    path: 'signatures/:token/sealed/:documentId',
    input: link.extend({ documentId }),
    answer: file('application/pdf'),
  },
})
