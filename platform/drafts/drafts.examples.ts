import type { Examples } from '#kernel/testing/examples.ts'
import type { draftsCalls } from './drafts.calls.ts'

export const draftsExamples: Examples<typeof draftsCalls> = {
  keepDraft: () => ({ key: 'mot', title: 'mot', address: '/dashboard', values: {} }),
}
