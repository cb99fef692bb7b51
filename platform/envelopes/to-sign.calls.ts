import { z } from 'zod'
import { signedIn } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'

/** Apart from the other calls of envelopes: the frame of every page asks it. */
export const toSignCalls = calls('platform/envelopes', {
  /** How many envelopes wait for the caller to sign, of every application. */
  countToSign: {
    method: 'GET',
    access: signedIn(),
    path: 'esign/toSign',
    answer: z.object({ toSign: z.int() }),
  },
})
