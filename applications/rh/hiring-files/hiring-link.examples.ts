import type { Examples } from '#kernel/testing/examples.ts'
import type { hiringLinkCalls } from './hiring-link.calls.ts'

export const hiringLinkExamples: Examples<typeof hiringLinkCalls> = {
  enterHiringFile: () => ({ token: 'nobody-was-sent-this', code: '123456' }),
}
