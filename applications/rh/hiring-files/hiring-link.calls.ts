import { z } from 'zod'
import { open } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { candidateFileTypes } from '#rh/candidates/candidate.model.ts'
import { allTypes, mostBytes, patienceMs } from '#rh/employee-documents/paper-file.model.ts'
import { typedKinds } from './hiring-details.model.ts'
import { HiringDetails } from './typed-details.model.ts'
import { AskedHiringFile } from './hiring-file.model.ts'

const ofLink = {
  voice: 'public',
  access: open(
    'who was retained has no account: the link of his mail, and the code that it sends to a new device, say who he is',
  ),
} as const
/** 256 bits in base 64; any other text answers as a wrong one. */
const token = z.string().min(1).max(100)

/**
 * What somebody does with the link of his hiring file, on a device that has opened it (decision 075). Wrong, closed and
 * expired links and other devices answer alike: 404.
 */
export const hiringLinkCalls = calls('rh/hiring-files', {
  /** Answers alike whether or not one is sent: five an hour, none within ten minutes of five wrong tries. */
  askHiringCode: {
    ...ofLink,
    method: 'POST',
    path: 'candidateApplication/hiringFile/:token/code',
    input: z.strictObject({ token }),
    answer: nothing,
  },
  /** Has this device open the file for thirty days. 400 on `code`, whatever is wrong with the code or the link. */
  enterHiringFile: {
    ...ofLink,
    method: 'POST',
    path: 'candidateApplication/hiringFile/:token/enter',
    outside: true,
    input: z.strictObject({ token, code: z.string().regex(/^\d{6}$/) }),
    answer: nothing,
  },
  /** 409 LINK_EXPIRED or FILE_CLOSED, on a device that had opened it. */
  getHiringFileAsked: {
    ...ofLink,
    method: 'GET',
    path: 'candidateApplication/hiringFile/:token',
    input: z.strictObject({ token }),
    answer: AskedHiringFile,
  },
  sendHiringPiece: {
    ...ofLink,
    method: 'POST',
    path: 'candidateApplication/hiringFile/:token',
    outside: true,
    filesAfter: 'getHiringFileAsked',
    patienceMs,
    input: z.strictObject({ token, kind: z.enum(candidateFileTypes) }),
    files: { files: { types: allTypes, maxBytes: mostBytes, many: true } },
    answer: nothing,
  },
  /** What he types for a piece; the fields that it does not ask are dropped. 400 at a field. */
  sayHiringDetails: {
    ...ofLink,
    method: 'POST',
    path: 'candidateApplication/hiringFile/:token/details',
    input: HiringDetails.extend({ token, piece: z.enum(typedKinds).default('details') }),
    answer: nothing,
  },
})
