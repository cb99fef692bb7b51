import type { Examples } from '#kernel/testing/examples.ts'
import type { verificationCalls } from './verification.calls.ts'

export const verificationExamples: Examples<typeof verificationCalls> = {
  getKnownFile: () => ({ sha256: 'ab'.repeat(32) }),
}
