import type { Examples } from '#kernel/testing/examples.ts'
import type { signaturesCalls } from './signatures.calls.ts'

export const signaturesExamples: Examples<typeof signaturesCalls> = {
  enterSigning: () => ({ token: 'nobody-was-sent-this', code: '123456' }),
  getSealedByLink: here => ({ token: 'nobody-was-sent-this', documentId: here.id('platform.envelope_document') }),
}
