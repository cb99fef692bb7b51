import type { Examples } from '#kernel/testing/examples.ts'
import type { referenceListsCalls } from './reference-lists.calls.ts'

export const referenceListsExamples: Examples<typeof referenceListsCalls> = {
  getCitizenshipByLabel: here => ({ label: String(here.row('platform.citizenship')?.label ?? 'Française') }),
}
