import type { Examples } from '#kernel/testing/examples.ts'
import type { retentionCalls } from './retention.calls.ts'

export const retentionExamples: Examples<typeof retentionCalls> = {
  eraseOnRequest: here => ({ id: here.id('rh.data_request', ({ wish }) => wish === 'erasure') }),
}
