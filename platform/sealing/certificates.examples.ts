import type { Examples } from '#kernel/testing/examples.ts'
import type { certificatesCalls } from './certificates.calls.ts'

export const certificatesExamples: Examples<typeof certificatesCalls> = {
  giveSealingCertificate: () => ({ p12: Buffer.from('no certificate').toString('base64'), password: 'sésame' }),
}
