import type { Examples } from '#kernel/testing/examples.ts'
import type { citizenshipsCalls } from './citizenships.calls.ts'

export const citizenshipsExamples: Examples<typeof citizenshipsCalls> = {
  createCitizenship: () => ({ country: 'VU', label: 'Vanuataise', horsUE: true, foreigner: true }),
}
