import { z } from 'zod'
import { open } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { candidateFileTypes } from '#rh/candidates/candidate.model.ts'
import { allTypes, mostBytes, patienceMs } from '#rh/employee-documents/paper-file.model.ts'
import { HiringDetails } from './typed-details.model.ts'
import { AskedHiringFile } from './hiring-file.model.ts'

const ofLink = {
  voice: 'public',
  access: open('who was retained has no account: the link of his mail says which pieces are asked of him'),
} as const
/** 256 bits in base 64; any other text answers as a wrong one. */
const token = z.string().min(1).max(100)

/** What somebody does with the link of his hiring file. Wrong, closed and expired links answer alike: 404. */
export const hiringLinkCalls = calls('rh/hiring-files', {
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
  /** What he types of himself; the fields that his file does not ask are dropped. 400 at a field. */
  sayHiringDetails: {
    ...ofLink,
    method: 'POST',
    path: 'candidateApplication/hiringFile/:token/details',
    input: HiringDetails.extend({ token }),
    answer: nothing,
  },
})
