import type { Examples } from '#kernel/testing/examples.ts'
import type { accountMapCalls } from './account-map.calls.ts'

export const accountMapExamples: Examples<typeof accountMapCalls> = {
  saveAccountMap: here => ({
    kinds: [{ kind: 'customer-credit', account: '709', analytic: null }],
    version: Number(here.row('finances.account_map')?.version ?? 0),
  }),
}
