import { z } from 'zod'
import { open } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { Digest, KnownFile, mostBytes, VerifiedFile } from './verification.model.ts'

const anybody = {
  access: open('whoever holds a sealed file may check it: a court, a bank, the next employer'),
} as const

/** What anybody may ask of a file that he holds. Nothing of its content is told, and nothing of what is sent is kept. */
export const verificationCalls = calls('platform/sealing', {
  /** By its SHA-256 alone, which his own browser computes. */
  getKnownFile: {
    ...anybody,
    voice: 'public',
    method: 'GET',
    path: 'verify/:sha256',
    input: z.strictObject({ sha256: Digest }),
    answer: KnownFile,
  },
  /** Whether one may send a file: 429 past twenty an hour from one address. */
  mayVerifyFile: {
    ...anybody,
    voice: 'auth',
    method: 'GET',
    path: 'verify',
    answer: z.object({ mostBytes: z.int() }),
  },
  /** Twenty an hour from one address. */
  verifyFile: {
    ...anybody,
    voice: 'auth',
    method: 'POST',
    path: 'verify',
    outside: true,
    filesAfter: 'mayVerifyFile',
    files: { file: { types: ['application/pdf'], maxBytes: mostBytes } },
    answer: VerifiedFile,
  },
})
